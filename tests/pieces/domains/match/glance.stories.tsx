import type { StoryObj } from '@storybook/react-webpack5';
import { GlanceView } from '../../../../src/domains/match/sheet/glance-view';
import type { MatchEvent } from '../../../../src/rules/match/match-facts';
import { NOW } from '../../../support/unit/fake-services';
import { host } from '../../../support/unit/make';
import { gamePlayer, onAir, rowMatch, SIDES, tipOf } from '../../samples';

export default {};

type Story = StoryObj;

const KINDS = ['goal', 'penalty', 'ownGoal', 'yellow', 'secondYellow', 'red', 'change'] as const;
const events = KINDS.map(
  (kind, at): MatchEvent => ({
    key: kind,
    kind,
    side: at % 2 === 0 ? 'home' : 'away',
    player: at === 1 ? 'Khvicha Kvaratskhelia of the North' : 'Rodri',
    gone: kind === 'change' ? 'Trent Alexander-Arnold' : undefined,
    minute: 90 - at * 10,
    added: at === 0 ? 4 : 0,
  }),
);
const hosts = [onAir('1', '风车与郁金香 the Tulip'), onAir('2', 'Ann')];
const later = host('3', {
  nickName: 'Ben',
  liveSchedule: [{ matchId: 'm1', liveStatus: 0, startDate: NOW + 3_600_000 }],
});
const IN_PLAY = rowMatch({ statusId: 4, homeScore: 3, awayScore: 1, hostList: hosts });
const tips = [tipOf('1', { sportsTitle: 'A title that is longer than the line that it stands in' }), tipOf('2')];
const NBA = rowMatch({ matchTypeId: 2, statusId: 10, homeScore: 112, awayScore: 108 });
const periods = [28, 30, 24, 30].map((home, at) => ({ home, away: [25, 31, 28, 24][at] ?? 0 }));
const players = { home: [gamePlayer('1', { playerName: 'Giannis Antetokounmpo' })], away: [gamePlayer('2')] };
const rest = { sides: SIDES, versus: 'Miami Heat – Los Angeles Lakers', seasons: [], canBook: false };
const none = { ...rest, events: [], tips: [], players: undefined };

export const InPlay: Story = { render: () => <GlanceView {...none} match={IN_PLAY} events={events} tips={tips} /> };
export const Hidden: Story = { render: () => <GlanceView {...none} match={{ ...IN_PLAY, isVeiled: true }} /> };
export const ToCome: Story = { render: () => <GlanceView {...none} match={rowMatch({ hostList: [later] })} canBook /> };
export const Basketball: Story = {
  render: () => <GlanceView {...none} match={{ ...NBA, periods }} players={players} />,
};
