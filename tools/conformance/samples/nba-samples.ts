import { nbaMatchDate, nbaRanking, nbaTeamPlayer } from '../../../src/contract/nba/calls-nba';
import { NBA_KINDS, NBA_STATS } from '../../../src/contract/nba/nba-codes';
import { NBA_SEASON } from '../../../src/contract/nba/nba-seasons';
import type { Probe } from '../probe';
import { fixed, type Samplers } from './sampler';
import { firstOf } from './subjects';

const seasonId = NBA_SEASON.s2425;
const kind = 'regular';

async function teamOf(probe: Probe) {
  const { value } = await probe.read(nbaRanking, { seasonId, scope: kind, division: '1' });
  return firstOf(
    value.flatMap(({ rankingItem }) => rankingItem),
    'team in the standings',
  ).teamId;
}

const playerOf = async (probe: Probe) =>
  firstOf((await probe.read(nbaTeamPlayer, { teamId: await teamOf(probe) })).value, 'player of the team').playerId;

const dayOf = async (probe: Probe) =>
  firstOf((await probe.read(nbaMatchDate, { seasonId, kind })).value, 'day with games').matchDate;

export const nbaSamples: Samplers = {
  nbaMatchDate: fixed({ seasonId, kind }, { seasonId: NBA_SEASON.s2324, kind: 'finals' }),
  nbaList: async (probe) => [
    { seasonId, kind, matchDate: await dayOf(probe) },
    ...NBA_KINDS.filter((one) => one !== kind).map((one) => ({ seasonId: NBA_SEASON.s2324, kind: one })),
  ],
  nbaTeamLineUp: async (probe) => [{ id: await teamOf(probe) }],
  nbaTeamMatch: async (probe) => [{ teamId: await teamOf(probe), seasonId, kind }],
  nbaTeamPlayer: async (probe) => [{ teamId: await teamOf(probe) }],
  nbaPlayerDetail: async (probe) => [{ id: await playerOf(probe) }],
  nbaRanking: fixed(...['1', '2'].map((division) => ({ seasonId, scope: kind, division }))),
  nbaPlayerList: fixed(...NBA_STATS.map((order) => ({ seasonId, scope: kind, order }))),
  nbaHomeAway: fixed({ seasonId, scope: kind, division: '1' }),
  nbaTeamData: async (probe) => [{ teamId: await teamOf(probe), seasonId, kind }],
};
