import { screen } from '@testing-library/react';
import { CompareTable } from '../../../../../src/pages/topics/team/compare-row';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { renderUi } from '../../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

test('home and away: shares of both, "—" for what is not known', () => {
  const rows = [
    { label: 'Won', home: 3, away: 1 },
    { label: 'Points', home: undefined, away: 0 },
  ];
  renderUi(<CompareTable caption="Home and away" home="Home" away="Away" rows={rows} />);
  const won = screen.getByRole('row', { name: /Won/ });
  expect(won.querySelector<HTMLElement>('[style*="75%"]')).not.toBeNull();
  expect(screen.getByRole('row', { name: /Points/ })).toHaveTextContent('—Points0');
});
