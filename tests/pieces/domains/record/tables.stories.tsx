import type { StoryObj } from '@storybook/react-webpack5';
import { FollowedCard } from '../../../../src/domains/record/followed-card';
import { RecordTables } from '../../../../src/domains/record/record-tables';
import type { Followed } from '../../../../src/rules/record/followed';
import { NOW } from '../../../support/unit/fake-services';

export default {};

type Story = StoryObj;

const RESULTS = [
  'win',
  'lose',
  'win',
  'draw',
  'winHalf',
  'win',
  'loseHalf',
  'lose',
  'win',
  'win',
  'win',
  'lose',
] as const;
const DAY_MS = 86_400_000;

const settled: readonly Followed[] = RESULTS.map((result, at) => ({
  result,
  odds: 1.85 + at / 20,
  at: NOW - (RESULTS.length - at) * DAY_MS,
  league: at % 3 === 0 ? 'UEFA Women’s Champions League' : 'EPL',
  play: at % 2 === 0 ? 'Handicap' : 'Over / under',
}));

export const ByLeagueAndBet: Story = { render: () => <RecordTables tips={settled} /> };
export const Followed12: Story = { render: () => <FollowedCard tips={settled} isCut={false} kind="tips" /> };
export const CutOff: Story = { render: () => <FollowedCard tips={settled} isCut kind="bets" /> };
export const NothingYet: Story = { render: () => <FollowedCard tips={[]} isCut={false} kind="bought" /> };
