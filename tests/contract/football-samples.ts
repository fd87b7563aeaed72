import { FIVE_LEAGUE_IDS, PLAYER_STATS } from '../../src/contract/football/football-codes';
import type { Fields } from '../support/signed-call';

const DAY = Date.parse('2025-03-15T13:25:00Z');
const MANCHESTER_CITY = 113;
const JAPAN = 1801;
const SPAIN = 1927;
const current = FIVE_LEAGUE_IDS.map((seasonId) => ({ seasonId }));
const seasons = [...current, { seasonId: '1238724' }];
const inSeason = [{ teamId: MANCHESTER_CITY, seasonId: '12387' }];

const cupSamples = (name: 'fifa' | 'euro', id: number): Record<string, readonly Fields[]> => ({
  [`${name}MatchDate`]: [{ id }],
  [`${name}Stages`]: [{ id }],
  [`${name}List`]: [{}, { stageId: `${id}2` }, { matchDate: DAY, showAnchor: 1, pid: '1' }, { seasonId: id }],
  [`${name}Ranking`]: [{}, { groupName: 'B', stageId: `${id}0` }, { stageId: `${id}6` }],
  [`${name}LineUp`]: [{ id: SPAIN }, { id: JAPAN }, { id: SPAIN, matchId: 2000050 }, { id: SPAIN, matchId: 'nothing' }],
  [`${name}SeasonList`]: [{ id: JAPAN }],
  [`${name}SeasonMatch`]: [
    { teamId: SPAIN, seasonId: id },
    { teamId: JAPAN, seasonId: 10632 },
  ],
});

/** What the football calls can be asked with. */
export const footballSamples: Readonly<Record<string, readonly Fields[]>> = {
  leagueMatchDate: seasons,
  leagueMatchList: seasons.map((season) => ({ ...season, matchDate: DAY, pid: '1' })),
  leagueRanking: [...seasons, { seasonId: '12387', groupName: '' }],
  leaguePlayerRanking: PLAYER_STATS.map((order) => ({ seasonId: '12387', order })),
  leagueHomeAway: current,
  teamLineUp: [{ id: MANCHESTER_CITY }, { id: MANCHESTER_CITY, matchId: 101901 }],
  teamSeasonList: [{ id: MANCHESTER_CITY }],
  teamSeasonMatch: [...inSeason, { teamId: MANCHESTER_CITY, seasonId: '90001' }],
  teamBestPlayers: inSeason,
  teamMatch: [{ teamId: MANCHESTER_CITY }, { teamId: MANCHESTER_CITY, seasonId: '1238724' }],
  teamLeaders: inSeason,
  playerBasic: [{ id: MANCHESTER_CITY * 100 + 20 }, { id: SPAIN * 100 + 14 }],
  playerSeasonStat: [{ playerId: MANCHESTER_CITY * 100 + 20, seasonId: '12387' }],
  ...cupSamples('fifa', 10810),
  ...cupSamples('euro', 11334),
  euroHomeAway: [{}, { groupName: 'A' }],
  euroTeamLeaders: [{ teamId: SPAIN, seasonId: 11334 }],
};
