import * as v from 'valibot';
import { count, id, list, millis, num, soft, softOr, text } from '../wire';
import { PLAYER_STATS } from './football-codes';
import { teamName } from './standings';

const position = v.picklist(['goalkeeper', 'defender', 'midfielder', 'forward']);
export type Position = v.InferOutput<typeof position>;

/** A player wherever one is named. The specification shows no fields of players: all are additions. */
export const playerName = {
  playerId: id,
  playerName: soft(text, 'playerName'),
  /** The family name, for the pitch. */
  shortName: soft(text, 'shortName'),
  /** File id of the portrait. */
  playerLogo: soft(text, 'playerLogo'),
};

/** A member of a squad. */
export const squadPlayer = v.object({
  ...playerName,
  shirtNumber: soft(count, 'shirtNumber'),
  position: soft(position, 'position'),
  /** Date of birth, ISO date; only the year counts. */
  birthday: soft(v.union([text, millis]), 'birthday'),
  /** cm, kg. */
  height: soft(num, 'height'),
  weight: soft(num, 'weight'),
  nationality: soft(text, 'nationality'),
});
export type SquadPlayer = v.InferOutput<typeof squadPlayer>;

/** A place in a ranking of players. */
const rankedPlayer = v.object({
  ...playerName,
  teamId: soft(id, 'teamId'),
  teamName: soft(text, 'teamName'),
  teamLogo: soft(text, 'teamLogo'),
  rank: soft(count, 'rank'),
  /** Of what was asked for. */
  value: soft(num, 'value'),
  /** Matches played. */
  appearances: soft(count, 'appearances'),
  /** Of the goals those from the spot, without shoot-outs. */
  penalties: soft(count, 'penalties'),
});
export type RankedPlayer = v.InferOutput<typeof rankedPlayer>;
export const rankedPlayers = list(rankedPlayer, 'players');

const stat = v.picklist(PLAYER_STATS);

/** The best of a team in one thing. */
const bestPlayer = v.object({ ...rankedPlayer.entries, stat });
export type BestPlayer = v.InferOutput<typeof bestPlayer>;
export const bestPlayers = list(bestPlayer, 'best');

/** The first of a team in each thing, best first. */
const teamLeaders = v.object({ stat, players: softOr(rankedPlayers, 'players', []) });
export type TeamLeaders = v.InferOutput<typeof teamLeaders>;
export const leaders = list(teamLeaders, 'leaders');

const playerSeason = v.object({ seasonId: id, seasonName: soft(text, 'seasonName') });

/** A player's name, team and person. */
export const playerBasic = v.object({
  ...squadPlayer.entries,
  ...teamName,
  teamId: soft(id, 'teamId'),
  /** The competition in whose path the player's page stands. */
  leagueId: soft(id, 'leagueId'),
  leagueName: soft(text, 'leagueName'),
  foot: soft(v.picklist(['left', 'right', 'both']), 'foot'),
  /** YYYY-MM. */
  contractUntil: soft(text, 'contractUntil'),
  /** Seasons to choose from, newest first. */
  seasons: softOr(list(playerSeason, 'seasons'), 'seasons', []),
});
export type PlayerBasic = v.InferOutput<typeof playerBasic>;

/** Figures of a season, in one competition or in all. Not known is missing, shown as "—". */
const figures = {
  appearances: soft(num, 'appearances'),
  starts: soft(num, 'starts'),
  goals: soft(num, 'goals'),
  assists: soft(num, 'assists'),
  shots_on_target: soft(num, 'shots_on_target'),
  saves: soft(num, 'saves'),
  minutes_played: soft(num, 'minutes_played'),
  yellowCards: soft(num, 'yellowCards'),
  redCards: soft(num, 'redCards'),
};
const competitionFigures = v.object({
  competitionId: soft(id, 'competitionId'),
  competitionName: soft(text, 'competitionName'),
  ...figures,
});
const pastSeason = v.object({
  seasonId: soft(id, 'seasonId'),
  seasonName: soft(text, 'seasonName'),
  ...teamName,
  teamId: soft(id, 'teamId'),
  ...figures,
});

/** A player's season: all together, by competition, and the seasons before, newest first. */
export const playerSeasonStat = v.object({
  seasonId: soft(id, 'seasonId'),
  ...figures,
  competitions: softOr(list(competitionFigures, 'competitions'), 'competitions', []),
  history: softOr(list(pastSeason, 'history'), 'history', []),
});
export type PlayerSeasonStat = v.InferOutput<typeof playerSeasonStat>;
