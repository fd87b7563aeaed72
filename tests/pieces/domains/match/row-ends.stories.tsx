import type { StoryObj } from '@storybook/react-webpack5';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { MatchRow } from '../../../../src/domains/match/row/match-row';
import { MatchSelector } from '../../../../src/domains/match/row/match-selector';
import { failWith } from '../../../support/unit/fake-services';
import { nothing } from '../../held';
import { onAir, rowMatch } from '../../samples';
import { Served } from '../../served';

export default {};

type Story = StoryObj;

const NAMES = ['风车', 'Ann', 'Ben', 'Cleo'];
const LIVE = { statusId: 4, homeScore: 3, awayScore: 1 };
const ROWS = [
  rowMatch({ ...LIVE, matchId: 'm1', hostList: [onAir('1', 'Ann')] }),
  rowMatch({ ...LIVE, matchId: 'm8', hostList: NAMES.map((name) => onAir(name, name, 'm8')) }),
  rowMatch({ ...LIVE, matchId: 'm2', isLiveOutside: true }),
  rowMatch({ matchId: 'booked' }),
  rowMatch({ matchId: 'm3', statusId: 9 }),
  rowMatch({ matchId: 'm4', statusId: 12 }),
  rowMatch({ matchId: 'm5', isTimeOpen: true, homeShortName: 'Wolves' }),
  rowMatch({ matchId: 'm6', statusId: 8, homeScore: 12, awayScore: 10, homeShootout: 11, awayShootout: 10 }),
  rowMatch({ matchId: 'm7', matchTypeId: 2, statusId: 8, clockSeconds: 75, homeScore: 112, awayScore: 108 }),
];

export const Offers: Story = {
  render: () => (
    <Served prepare={({ stores }) => stores.get(subscriptionStore).setState({ matches: new Set(['booked']) })}>
      {ROWS.map((match) => (
        <MatchRow key={match.matchId} match={match} isDated={match.statusId === 8} />
      ))}
    </Served>
  ),
};
const selector = (answers: Parameters<typeof Served>[0]['answers']): Story => ({
  render: () => (
    <Served {...(answers && { answers })}>
      <MatchSelector onClose={nothing} />
    </Served>
  ),
});
export const NoneInPlay = selector({ anchorHome: () => ({}) });
export const Failing = selector({ anchorHome: failWith('rejected') });
