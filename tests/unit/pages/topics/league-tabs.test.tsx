import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LeagueTabs } from '../../../../src/pages/topics/topic-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { renderUi } from '../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

const LEAGUES = [
  { value: 'en', label: 'EPL', mark: 'E' },
  { value: 'es', label: 'La Liga', mark: 'L' },
  { value: 'it', label: 'Serie A' },
];

function Leagues() {
  const [value, setValue] = useState('en');
  return <LeagueTabs label="League" leagues={LEAGUES} value={value} onSelect={setValue} panelId="p" />;
}

test.each([
  ['arrow right', '{ArrowRight}', 'La Liga'],
  ['arrow left goes round', '{ArrowLeft}', 'Serie A'],
  ['End', '{End}', 'Serie A'],
])('design README 7, leagues: %s [2.57]', async (_clause, keys, expected) => {
  renderUi(<Leagues />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(expected);
  expect(screen.getByRole('tab', { name: expected })).toHaveFocus();
});
