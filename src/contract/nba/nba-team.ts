import * as v from 'valibot';
import { count, id, int, list, num, soft, softOr, text } from '../wire';
import { nbaGamePlayers, nbaSquad } from './nba-player';
import { nbaTeamName } from './nba-standings';

/** The figures per game that compare a team with the league. All of these shapes are additions. */
export const TEAM_STATS = [
  'pointsFor',
  'pointsAgainst',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'fieldGoals',
  'threePointers',
  'freeThrows',
] as const;

/** A team and its starting players: the answer to lineUp. */
export const nbaTeamLineup = v.object({
  ...nbaTeamName,
  /** 1 east, 2 west. */
  conference: soft(int, 'conference'),
  divisionName: soft(text, 'divisionName'),
  /** In its conference. */
  rank: soft(count, 'rank'),
  won: soft(count, 'won'),
  loss: soft(count, 'loss'),
  seasonId: soft(id, 'seasonId'),
  seasonName: soft(text, 'seasonName'),
  coach: soft(text, 'coach'),
  /** Newest first. */
  form: soft(list(v.picklist(['W', 'L']), 'form'), 'form'),
  starters: softOr(nbaSquad, 'starters', []),
  /** The players of the game that was asked for, with their figures in it so far. */
  gamePlayers: soft(nbaGamePlayers, 'gamePlayers'),
  /** Seasons to choose from, newest first. */
  seasons: softOr(list(v.object({ seasonId: id, seasonName: soft(text, 'seasonName') }), 'seasons'), 'seasons', []),
});
export type NbaTeamLineup = v.InferOutput<typeof nbaTeamLineup>;

/** A figure of the team beside the league's. */
const nbaTeamStat = v.object({
  stat: v.picklist(TEAM_STATS),
  value: soft(num, 'value'),
  leagueAverage: soft(num, 'leagueAverage'),
  /** The best of all teams. */
  leagueBest: soft(num, 'leagueBest'),
  /** Among all teams, best first. */
  rank: soft(count, 'rank'),
});
export type NbaTeamStat = v.InferOutput<typeof nbaTeamStat>;

/** A team's season in one part of it. */
export const nbaTeamData = v.object({
  teamId: id,
  games: soft(count, 'games'),
  homeWon: soft(num, 'homeWon'),
  homeLoss: soft(num, 'homeLoss'),
  awayWon: soft(num, 'awayWon'),
  awayLoss: soft(num, 'awayLoss'),
  stats: softOr(list(nbaTeamStat, 'stats'), 'stats', []),
});
export type NbaTeamData = v.InferOutput<typeof nbaTeamData>;
