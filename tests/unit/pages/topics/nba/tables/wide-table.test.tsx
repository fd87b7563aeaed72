import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WideTable } from '../../../../../../src/pages/topics/nba/tables/wide-table';
import { renderUi } from '../../../../../support/unit/render-ui';

test('the rest is reached by a tap and by the keyboard, and a second tap leads back [NBA table.1, accessibility.7]', async () => {
  renderUi(
    <WideTable label="East" hint="More columns">
      <table />
    </WideTable>,
  );
  const region = screen.getByRole('region', { name: 'East' });
  expect(region).toHaveAttribute('tabindex', '0');
  Object.defineProperty(region, 'scrollWidth', { value: 612 });
  region.scrollTo = ((to: ScrollToOptions) => {
    region.scrollLeft = to.left ?? 0;
  }) as typeof region.scrollTo;
  const turn = () => userEvent.click(screen.getByRole('button', { name: 'More columns' }));
  await turn();
  expect(region.scrollLeft).toBe(612);
  await turn();
  expect(region.scrollLeft).toBe(0);
});
