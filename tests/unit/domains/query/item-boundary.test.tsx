import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemBoundary } from '../../../../src/domains/query/item-boundary';
import { ServicesContext } from '../../../../src/services/services';
import { expectConsole } from '../../../support/jest/expect-console';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderUi } from '../../../support/unit/render-ui';

test('an item that cannot be drawn leaves a retry that heals', async () => {
  expectConsole('error', /broken item/);
  let isBroken = true;
  const report = jest.fn();
  const { services } = fakeServices({});
  const Item = () => {
    if (isBroken) throw new Error('broken item');
    return <p>healed</p>;
  };
  renderUi(
    <ServicesContext value={{ ...services, report }}>
      <ItemBoundary item={{ match: '7' }}>
        <Item />
      </ItemBoundary>
    </ServicesContext>,
  );
  expect(report.mock.calls).toEqual([
    [{ kind: 'item-crashed', message: 'Error: broken item', detail: { match: '7' } }],
  ]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('healed')).toBeInTheDocument();
});
