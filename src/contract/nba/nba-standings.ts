import * as v from 'valibot';
import { teamName } from '../football/standings';
import { count, flag, id, int, list, num, soft, softOr, text } from '../wire';

/** Won and lost, of a part of the games. */
const split = v.object({ won: count, loss: count });
export type Split = v.InferOutput<typeof split>;

/** 骑士 beside 克利夫兰骑士. */
export const nbaTeamName = { ...teamName, shortName: soft(text, 'shortName') };

/** A row of the standings (decisions.md, NBA): `divisionName` and `rankingItem` are the specification's. */
export const nbaRow = v.object({
  ...nbaTeamName,
  rank: soft(count, 'rank'),
  won: soft(count, 'won'),
  loss: soft(count, 'loss'),
  /** 0 to 1. */
  winRate: soft(num, 'winRate'),
  /** Games behind the leader, in halves; the leader's is 0. */
  gamesBehind: soft(num, 'gamesBehind'),
  conferenceRecord: soft(split, 'conferenceRecord'),
  divisionRecord: soft(split, 'divisionRecord'),
  homeRecord: soft(split, 'homeRecord'),
  awayRecord: soft(split, 'awayRecord'),
  lastTen: soft(split, 'lastTen'),
  /** Won in a row; below 0 lost in a row. */
  streak: soft(int, 'streak'),
});
export type NbaRow = v.InferOutput<typeof nbaRow>;

/** product.md, section 3, NBA ranking item: a whole conference, or one of its divisions. */
export const nbaRanking = v.object({
  divisionName: softOr(text, 'divisionName', ''),
  rankingItem: softOr(list(nbaRow, 'rankingItem'), 'rankingItem', []),
  /** Additions. */
  isConference: softOr(flag, 'isConference', false),
  conference: soft(int, 'conference'),
  /** The places that lead to the play-offs and to the play-in; only of a conference that plays for them. */
  playoffPlaces: soft(count, 'playoffPlaces'),
  playInPlaces: soft(count, 'playInPlaces'),
  seasonId: soft(id, 'seasonId'),
  seasonName: soft(text, 'seasonName'),
});
export type NbaRanking = v.InferOutput<typeof nbaRanking>;
export const nbaRankings = list(nbaRanking, 'rankings');

/** product.md, section 3, Home/away statistics of basketball; points for and against are additions. */
export const nbaHomeAway = v.object({
  ...nbaTeamName,
  divisionName: soft(text, 'divisionName'),
  homeWon: soft(num, 'homeWon'),
  homeLoss: soft(num, 'homeLoss'),
  awayWon: soft(num, 'awayWon'),
  awayLoss: soft(num, 'awayLoss'),
  /** Per game. */
  homePointsFor: soft(num, 'homePointsFor'),
  homePointsAgainst: soft(num, 'homePointsAgainst'),
  awayPointsFor: soft(num, 'awayPointsFor'),
  awayPointsAgainst: soft(num, 'awayPointsAgainst'),
});
export type NbaHomeAway = v.InferOutput<typeof nbaHomeAway>;
export const nbaHomeAways = list(nbaHomeAway, 'rows');
