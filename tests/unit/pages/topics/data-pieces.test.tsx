import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormSquares } from '../../../../src/domains/match/sheet/form-squares';
import { Bracket, FinalCard } from '../../../../src/pages/topics/bracket/bracket';
import { LeaderRow } from '../../../../src/pages/topics/frame/leader-row';
import { DateStrip } from '../../../../src/pages/topics/schedule/date-strip';
import { TableLegend } from '../../../../src/pages/topics/tables/table-legend';
import { TableTeam } from '../../../../src/pages/topics/tables/table-team';
import { CompareTable } from '../../../../src/pages/topics/team/compare-row';
import { Pitch } from '../../../../src/pages/topics/team/pitch';
import { LeagueTabs } from '../../../../src/pages/topics/topic-page';
import { FigureTable } from '../../../../src/ui/lists/figure-table';
import { ChoiceSheet } from '../../../../src/ui/overlays/choice-sheet';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';
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

const DAYS = ['12', '13', '14'].map((day) => ({ key: `2025-03-${day}`, date: `03-${day}`, word: `Day ${day}` }));

function Days({ onPick }: { onPick: () => void }) {
  const [value, setValue] = useState('2025-03-13');
  const strip = { label: 'Match day', days: DAYS, value, onSelect: setValue };
  return <DateStrip {...strip} panelId="p" pickLabel="Pick a date" onPick={onPick} />;
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

test('design README 7, days: arrows move, one stop for the Tab key, all days behind a button', async () => {
  const onPick = jest.fn();
  renderUi(<Days onPick={onPick} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('03-14');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pick a date' }));
  expect(onPick).toHaveBeenCalled();
});

test('design README 7, tables: scope, a name, rows that are named by their team, whole words for narrow heads', () => {
  renderUi(
    <FigureTable
      caption="EPL table"
      columns={[
        { key: 'rank', head: '#', name: 'Place', cell: ({ rank }) => rank, zone: () => 'best' },
        {
          key: 'team',
          head: 'Team',
          isRowHead: true,
          cell: ({ team }) => <TableTeam name={team} crest={undefined} to="/t" />,
        },
        { key: 'goals', head: 'F/A', name: 'Goals', isFolded: true, cell: () => '1/0' },
      ]}
      rows={[
        { rank: 2, team: 'Second' },
        { rank: 1, team: 'First' },
      ]}
      keyOf={({ team }) => team}
    />,
  );
  const table = screen.getByRole('table', { name: 'EPL table' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('scope')),
  ).toEqual(['col', 'col', 'col']);
  expect(within(table).getByRole('columnheader', { name: 'Goals' })).toHaveClass('folded');
  // As they came: a table is never sorted again.
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Second', 'First']);
  expect(within(table).getByRole('link', { name: 'First' })).toHaveAttribute('href', '/t');
});

test('mock cup: a group’s name stands over place and team', () => {
  renderUi(
    <FigureTable
      caption="Group A"
      columns={[
        { key: 'rank', head: '#', cell: () => 1 },
        { key: 'team', head: 'Group A', isWideHead: true, cell: () => 'Germany' },
      ]}
      rows={[{}]}
      keyOf={() => 'a'}
    />,
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(screen.getByRole('columnheader', { name: 'Group A' })).toHaveAttribute('colspan', '2');
});

test('the legend says what the marks mean, in words [football tables.6]', () => {
  renderUi(
    <TableLegend zones={[{ key: 'cl', name: 'Champions League', tone: 'best' }]}>
      <p>Level teams: goal difference</p>
    </TableLegend>,
  );
  expect(screen.getByText('Champions League').querySelector('i')).toHaveClass('best');
  expect(screen.getByText('Level teams: goal difference')).toBeInTheDocument();
});

test('the form is one sentence', async () => {
  const form = <FormSquares squares={[{ kind: 'won', letter: 'W' }]} label="Last 1, newest first: W" />;
  await renderPage(fakeServices({}), form);
  expect(screen.getByRole('img', { name: 'Last 1, newest first: W' })).toBeInTheDocument();
});

test('a leader leads to a page where there is one', () => {
  renderUi(
    <>
      <LeaderRow place={1} name="Ann" share={1} value="22" to="/ann" team={{ name: 'Reds', crest: undefined }} />
      <LeaderRow place={2} name="Bob" share={2} value="20" isTeam />
    </>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('AnnReds22');
  expect(screen.getByText('Bob').closest('a')).toBeNull();
});

test('home and away: shares of both, "—" for what is not known', () => {
  const rows = [
    { label: 'Won', home: 3, away: 1 },
    { label: 'Points', home: undefined, away: 0 },
  ];
  renderUi(<CompareTable caption="Home and away" home="Home" away="Away" rows={rows} missing="—" />);
  const won = screen.getByRole('row', { name: /Won/ });
  expect(won.querySelector<HTMLElement>('[style*="75%"]')).not.toBeNull();
  expect(screen.getByRole('row', { name: /Points/ })).toHaveTextContent('—Points0');
});

const side = (name: string, score: string, isOut = false) => ({ name, score, isOut, crest: undefined });
const tie = (key: string, onOpen?: () => void) => ({
  key,
  label: `Tie ${key}`,
  home: side('Spain', '2'),
  away: side('Germany', '1', true),
  note: 'AET',
  onOpen,
});
const semi = (key: string) => ({ key: 'semi', name: 'Semi-finals', ties: [tie(key)] });

test('decisions, bracket: two halves meet at the final, each round a list with its name', async () => {
  const onOpen = jest.fn();
  const quarters = { key: 'quarter', name: 'Quarter-finals', ties: [tie('a', onOpen), tie('b')] };
  renderUi(
    <Bracket
      upper={[quarters, semi('c')]}
      lower={[{ ...quarters, ties: [tie('d'), tie('e')] }, semi('f')]}
      final={<FinalCard title="Final">Spain v England</FinalCard>}
    />,
  );
  const lists = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  expect(lists).toEqual(['Quarter-finals', 'Semi-finals', 'Semi-finals', 'Quarter-finals']);
  await userEvent.click(screen.getByRole('button', { name: 'Tie a' }));
  expect(onOpen).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Final' })).toBeInTheDocument();
});

test('the pitch names its teams and says what its marks mean', () => {
  const player = { key: 'p', number: '10', name: 'Torres', x: 50, y: 50 };
  const goals = { kind: 'goal' as const, label: 'Goal 12′, Goal 80′', count: 2 };
  renderUi(
    <Pitch
      label="Line-ups"
      home={{ name: 'Spain', crest: undefined, formation: '4-3-3', players: [{ ...player, marks: [goals] }] }}
      away={{ name: 'France', crest: undefined, formation: '4-2-3-1', players: [{ ...player, marks: [] }] }}
    />,
  );
  const spain = screen.getByRole('list', { name: 'Spain' });
  expect(within(spain).getByRole('img', { name: 'Goal 12′, Goal 80′' })).toHaveTextContent('⚽2');
  expect(screen.getByRole('list', { name: 'France' })).toHaveTextContent('10Torres');
});

test('design README 7, choices in a sheet: a radio group, arrows move, choosing tells', async () => {
  const onChoose = jest.fn();
  const choices = [
    { value: 'a', label: '2025-26' },
    { value: 'b', label: '2024-25', note: 'last' },
  ];
  renderUi(<ChoiceSheet title="Season" choices={choices} value="a" onChoose={onChoose} onClose={jest.fn()} />);
  const group = screen.getByRole('radiogroup', { name: 'Season' });
  expect(within(group).getByRole('radio', { checked: true })).toHaveAccessibleName('2025-26');
  within(group).getByRole('radio', { checked: true }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('b');
});
