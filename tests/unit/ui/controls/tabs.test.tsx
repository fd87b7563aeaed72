import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MatchBar } from '../../../../src/domains/match/match-bar';
import { TabPanel, Tabs } from '../../../../src/ui/controls/tabs';
import { renderUi } from '../../../support/unit/render-ui';

const TABS = [
  { value: 'chat', label: 'Chat' },
  { value: 'match', label: 'Match', count: '3' },
  { value: 'rank', label: 'Ranking' },
] as const;

function Page() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('chat');
  return (
    <>
      <Tabs id="room" label="Room" tabs={TABS} value={value} onSelect={setValue} sticky="nav" />
      <TabPanel id="room" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

test.each([
  ['arrow right goes on', '{ArrowRight}', 'match'],
  ['arrow left goes round', '{ArrowLeft}', 'rank'],
  ['End', '{End}', 'rank'],
  ['Home', '{End}{Home}', 'chat'],
  ['another key changes nothing', 'x', 'chat'],
])('design README 7, sub-tabs: %s [accessibility.1]', async (_clause, keys, expected) => {
  renderUi(<Page />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const selected = screen.getByRole('tab', { selected: true });
  expect(selected).toHaveFocus();
  expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toEqual([selected]);
  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveTextContent(expected);
  expect(panel).toHaveAccessibleName(selected.textContent?.trim() ?? '');
  expect(selected).toHaveAttribute('aria-controls', panel.id);
});

test('sub-tabs: a count belongs to the name of its tab', () => {
  renderUi(<Page />);
  expect(screen.getByRole('tab', { name: 'Match 3' })).toBeInTheDocument();
});

const team = (name: string, score?: number) => ({ name, crest: undefined, score });

test.each([
  ['a score is said in words', team('Reds', 2), team('Blues', 1), 'Reds 2, Blues 1'],
  ['0 is a score', team('Reds', 0), team('Blues', 0), 'Reds 0, Blues 0'],
  ['before kick-off the time stands there', team('Reds'), team('Blues'), '23:00'],
  ['half a score is none', team('Reds', 1), team('Blues'), '23:00'],
])('decisions.md, score: %s', (_clause, home, away, expected) => {
  renderUi(<MatchBar league="EPL" home={home} away={away} kickOff="23:00" status="HT" />);
  expect(screen.getByText(expected)).toBeInTheDocument();
});
