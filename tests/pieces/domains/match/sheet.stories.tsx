import type { StoryObj } from '@storybook/react-webpack5';
import { BalanceBar } from '../../../../src/domains/match/sheet/balance-bar';
import { FormSquares } from '../../../../src/domains/match/sheet/form-squares';
import { LeadersSection } from '../../../../src/domains/match/sheet/leaders-section';
import { MatchSheet } from '../../../../src/domains/match/sheet/match-sheet';
import { PlayersView } from '../../../../src/domains/match/sheet/players-view';
import { nothing } from '../../held';
import { gamePlayer, rowMatch, SIDES } from '../../samples';

export default {};

type Story = StoryObj;

const players = {
  home: [gamePlayer('1', { playerName: 'Giannis Antetokounmpo' }), gamePlayer('2', { points: 0 })],
  away: [gamePlayer('3'), gamePlayer('4', { minutes: undefined })],
};
const SQUARES = (['won', 'drawn', 'lost', 'hidden'] as const).map((kind, at) => ({ kind, letter: 'WDL?'[at] ?? '' }));

export const BeforeKickOff: Story = { render: () => <MatchSheet match={rowMatch()} onClose={nothing} /> };
export const Leaders: Story = { render: () => <LeadersSection players={players} /> };
export const Players: Story = { render: () => <PlayersView players={players} sides={SIDES} /> };
export const Form: Story = { render: () => <FormSquares squares={SQUARES} label="Won, drawn, lost, hidden" /> };
export const Balance: Story = { render: () => <BalanceBar ends={['Miami Heat 5', 'Lakers 3']} counts={[5, 2, 3]} /> };
