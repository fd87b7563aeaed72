import type { StoryObj } from '@storybook/react-webpack5';
import { type Column, FigureTable } from '../../../../src/ui/lists/figure-table';
import { KeyValues } from '../../../../src/ui/lists/key-values';
import { StatRow } from '../../../../src/ui/lists/stat-row';
import { Steps } from '../../../../src/ui/lists/steps';
import text from '../../../../src/ui/theme/text.module.css';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

interface Row {
  readonly place: number;
  readonly team: string;
  readonly played: number;
  readonly points: number;
}
const ROWS: readonly Row[] = [
  { place: 1, team: 'Arsenal', played: 28, points: 63 },
  { place: 17, team: 'Wolverhampton Wanderers', played: 28, points: 26 },
];
const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'place',
    head: '#',
    name: 'Place',
    width: 32,
    cell: ({ place }) => place,
    zone: ({ place }) => (place === 1 ? 'best' : undefined),
  },
  {
    key: 'team',
    head: 'Team',
    isRowHead: true,
    cell: ({ team }) => (
      <span className={text.two} title={team}>
        {team}
      </span>
    ),
  },
  { key: 'played', head: 'P', name: 'Played', width: 40, look: 'muted', cell: ({ played }) => played },
  {
    key: 'points',
    head: 'Pts',
    name: 'Points',
    width: 48,
    look: 'points',
    cell: ({ points }) => points,
    sort: { isOn: true, onSort: nothing },
  },
];

export const Figures: Story = {
  render: () => <FigureTable caption="Standings" columns={COLUMNS} rows={ROWS} keyOf={({ team }) => team} />,
};
export const Pairs: Story = {
  render: () => (
    <KeyValues
      rows={[
        { label: 'Kick-off', value: 'Today 21:30' },
        { label: 'League', value: 'UEFA Women’s Champions League' },
      ]}
    />
  ),
};
export const Stats: Story = {
  render: () => (
    <StatRow
      stats={[
        { key: 'Hit rate', value: '78', unit: '%' },
        { key: 'Yield', value: '+12.4', unit: '%', trend: 'up' },
        { key: 'Longest run', value: '9' },
      ]}
    />
  ),
};
export const Numbered: Story = { render: () => <Steps steps={['Open the package', 'Allow it once', 'Log in']} /> };
