import * as v from 'valibot';
import { playerName } from '../football/football-player';
import { count, flag, id, list, millis, num, soft, softOr, text } from '../wire';
import { NBA_POSITIONS } from './nba-codes';
import { nbaTeamName } from './nba-standings';

/** Figures of a player: per game in a season, of one game in a game. The specification shows none: all are additions. */
const figures = {
  points: soft(num, 'points'),
  rebounds: soft(num, 'rebounds'),
  assists: soft(num, 'assists'),
  steals: soft(num, 'steals'),
  blocks: soft(num, 'blocks'),
  minutes: soft(num, 'minutes'),
};

/** A player, for all places that want more than the name. */
const nbaPlayer = {
  ...playerName,
  position: soft(v.picklist(NBA_POSITIONS), 'position'),
  shirtNumber: soft(count, 'shirtNumber'),
};

/** A place in a ranking of players. */
const nbaRankedPlayer = v.object({
  ...nbaPlayer,
  ...nbaTeamName,
  teamId: soft(id, 'teamId'),
  rank: soft(count, 'rank'),
  /** Per game, of what was asked for. */
  value: soft(num, 'value'),
  games: soft(count, 'games'),
});
export const nbaRankedPlayers = list(nbaRankedPlayer, 'players');

/** A member of a team. */
const nbaSquadPlayer = v.object({
  ...nbaPlayer,
  games: soft(count, 'games'),
  /** Begins games. */
  isStarter: soft(flag, 'isStarter'),
  /** cm, kg. */
  height: soft(num, 'height'),
  weight: soft(num, 'weight'),
  birthday: soft(v.union([text, millis]), 'birthday'),
  nationality: soft(text, 'nationality'),
  ...figures,
});
export type NbaSquadPlayer = v.InferOutput<typeof nbaSquadPlayer>;
export const nbaSquad = list(nbaSquadPlayer, 'players');

/** A player in a game. */
const nbaGamePlayer = v.object({ ...nbaPlayer, ...figures });
export type NbaGamePlayer = v.InferOutput<typeof nbaGamePlayer>;
export const nbaGamePlayers = list(nbaGamePlayer, 'players');

/** A season's figures, per game. */
const nbaPlayerSeason = v.object({
  seasonId: id,
  seasonName: soft(text, 'seasonName'),
  ...nbaTeamName,
  teamId: soft(id, 'teamId'),
  games: soft(count, 'games'),
  ...figures,
});
export type NbaPlayerSeason = v.InferOutput<typeof nbaPlayerSeason>;

/** One of the last games. */
const nbaPlayerGame = v.object({
  matchId: id,
  matchDate: millis,
  opponentId: soft(id, 'opponentId'),
  opponentName: soft(text, 'opponentName'),
  isHome: soft(flag, 'isHome'),
  isWin: soft(flag, 'isWin'),
  ...figures,
});
export type NbaPlayerGame = v.InferOutput<typeof nbaPlayerGame>;

/** A player, the seasons newest first, the last games newest first. */
export const nbaPlayerDetail = v.object({
  ...nbaSquadPlayer.entries,
  ...nbaTeamName,
  teamId: soft(id, 'teamId'),
  draftYear: soft(count, 'draftYear'),
  seasons: softOr(list(nbaPlayerSeason, 'seasons'), 'seasons', []),
  lastGames: softOr(list(nbaPlayerGame, 'lastGames'), 'lastGames', []),
});
export type NbaPlayerDetail = v.InferOutput<typeof nbaPlayerDetail>;
