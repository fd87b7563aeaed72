import { euro, fifa } from '../../../src/contract/cup/calls-cups';
import { leagueMatchDate, leagueRanking, teamLineUp } from '../../../src/contract/football/calls-football';
import { COMPETITION, CUP_SEASON, FIVE_LEAGUE_IDS, PLAYER_STATS } from '../../../src/contract/football/football-codes';
import type { Probe } from '../probe';
import { fixed, type Samplers } from './sampler';
import { firstOf } from './subjects';

const seasons = FIVE_LEAGUE_IDS.map((seasonId) => ({ seasonId }));
const seasonId = COMPETITION.premierLeague;

const dayOf = async (probe: Probe) =>
  firstOf((await probe.read(leagueMatchDate, { seasonId })).value, 'day with league matches').matchDate;

async function teamOf(probe: Probe) {
  const { groups } = (await probe.read(leagueRanking, { seasonId })).value;
  return firstOf(
    groups.flatMap(({ all }) => all),
    'team in the league table',
  ).teamId;
}

async function playerOf(probe: Probe) {
  const { players } = (await probe.read(teamLineUp, { id: await teamOf(probe) })).value;
  return firstOf(players, 'player in the squad').playerId;
}

const teamInSeason = async (probe: Probe) => [{ teamId: await teamOf(probe), seasonId }];
const teamAlone = async (probe: Probe) => [{ id: await teamOf(probe) }];

/** The five leagues. */
const leagueSamples: Samplers = {
  leagueMatchDate: fixed(...seasons),
  leagueMatchList: async (probe) => [{ seasonId, matchDate: await dayOf(probe), pid: '1' }],
  leagueRanking: fixed(...seasons),
  leaguePlayerRanking: fixed(...PLAYER_STATS.map((order) => ({ seasonId, order }))),
  leagueHomeAway: fixed({ seasonId }),
  teamLineUp: teamAlone,
  teamSeasonList: teamAlone,
  teamSeasonMatch: teamInSeason,
  teamBestPlayers: teamInSeason,
  teamMatch: async (probe) => [{ teamId: await teamOf(probe) }],
  teamLeaders: teamInSeason,
  playerBasic: async (probe) => [{ id: await playerOf(probe) }],
  playerSeasonStat: async (probe) => [{ playerId: await playerOf(probe), seasonId }],
};

type Cup = typeof fifa;

/** A team of the cup: from its tables, and where there are none yet from its matches. */
async function teamOfCup(probe: Probe, cup: Cup, season: string) {
  const { groups } = (await probe.read(cup.ranking, { seasonId: season })).value;
  return firstOf(
    groups.flatMap(({ all }) => all),
    'team in the groups',
  ).teamId;
}

function cupSamples(name: string, cup: Cup, season: string): Samplers {
  const team = async (probe: Probe) => [{ id: await teamOfCup(probe, cup, season) }];
  return {
    [`${name}MatchDate`]: fixed({ id: season }),
    [`${name}Stages`]: fixed({ id: season }),
    [`${name}List`]: async (probe) => {
      const { value } = await probe.read(cup.stages, { id: season });
      const { stageId } = firstOf(value, 'stage of the cup');
      return [{ seasonId: season }, { stageId, showAnchor: 1, pid: '1' }];
    },
    [`${name}Ranking`]: fixed({}, { seasonId: season }),
    [`${name}LineUp`]: team,
    [`${name}SeasonList`]: team,
    [`${name}SeasonMatch`]: async (probe) => [{ teamId: await teamOfCup(probe, cup, season), seasonId: season }],
  };
}

export const footballSamples: Samplers = {
  ...leagueSamples,
  ...cupSamples('fifa', fifa, CUP_SEASON.worldCup2026),
  ...cupSamples('euro', euro, CUP_SEASON.euro2024),
  euroHomeAway: fixed({}),
  euroTeamLeaders: async (probe) => [
    { teamId: await teamOfCup(probe, euro, CUP_SEASON.euro2024), seasonId: CUP_SEASON.euro2024 },
  ],
};
