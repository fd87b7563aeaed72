import { screen, within } from '@testing-library/react';
import { TableTeam } from '../../../../src/pages/topics/tables/table-team';
import { FigureTable } from '../../../../src/ui/lists/figure-table';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { renderUi } from '../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

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
