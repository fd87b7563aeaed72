import { COMPETITION, CUP_SEASON } from '../../../contract/football/football-codes';
import { EURO_CALLS, WORLD_CUP_CALLS } from './cup-calls';
import { LEAGUE_CALLS } from './league-calls';
import type { Competition, Topic, TopicTab } from './topic';

const league = (key: 'premierLeague' | 'laLiga' | 'serieA' | 'bundesliga' | 'ligue1'): Competition => ({
  seasonId: COMPETITION[key],
  competitionId: COMPETITION[key],
  key,
  mark: key,
});
const CUP_TABS: readonly TopicTab[] = ['schedule', 'groups', 'knockout', 'lineup'];

export const FIVE_LEAGUES: Topic = {
  key: 'fiveLeagues',
  dates: 'fiveLeagues',
  tabs: ['schedule', 'standings', 'players', 'teams'],
  competitions: [league('premierLeague'), league('laLiga'), league('serieA'), league('bundesliga'), league('ligue1')],
  param: 'league',
  scheduleBy: 'days',
  calls: LEAGUE_CALLS,
  path: (paths) => paths.fiveLeagues(),
  teamPath: (paths, seasonId, teamId) => paths.leagueTeam(seasonId, teamId),
  playerPath: (paths, seasonId, playerId) => paths.leaguePlayer(seasonId, playerId),
};

export const EURO_CUP: Topic = {
  key: 'euroCup',
  dates: 'cups',
  tabs: CUP_TABS,
  competitions: [{ seasonId: CUP_SEASON.euro2024, competitionId: COMPETITION.euro, key: 'euro2024' }],
  param: 'season',
  scheduleBy: 'stages',
  calls: EURO_CALLS,
  path: (paths) => paths.euroCup(),
  teamPath: (paths, _seasonId, teamId) => paths.euroTeam(teamId),
};

export const WORLD_CUP: Topic = {
  key: 'worldCup',
  dates: 'cups',
  tabs: CUP_TABS,
  competitions: [
    { seasonId: CUP_SEASON.worldCup2026, competitionId: COMPETITION.worldCup, key: 'worldCup2026' },
    { seasonId: CUP_SEASON.worldCup2022, competitionId: COMPETITION.worldCup, key: 'worldCup2022' },
  ],
  param: 'season',
  scheduleBy: 'stages',
  calls: WORLD_CUP_CALLS,
  path: (paths) => paths.worldCup(),
  teamPath: (paths, _seasonId, teamId) => paths.worldCupTeam(teamId),
};
