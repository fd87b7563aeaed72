import * as v from 'valibot';
import { topicMatch } from '../football/football-match';
import { period } from '../push/push';
import { count, flag, id, int, list, millis, num, soft, softOr, text } from '../wire';
import { NBA_KINDS } from './nba-codes';

/** Part of a season as a call may ask for it. */
export const nbaKind = v.picklist(NBA_KINDS);

/** An NBA game. */
export const nbaMatch = v.object({
  ...topicMatch,
  /** Seconds left of the period. */
  clockSeconds: soft(num, 'clockSeconds'),
  /** Points of each period, overtimes after the fourth. */
  periods: soft(list(period, 'periods'), 'periods'),
  /** 骑士, where the whole name is too long. */
  homeShortName: soft(text, 'homeShortName'),
  awayShortName: soft(text, 'awayShortName'),
  kind: soft(nbaKind, 'kind'),
  /** 1 east, 2 west; none in a final. */
  conference: soft(int, 'conference'),
  /** Play-offs: the place of the series in its round, from the top of the bracket; the game within the series. */
  seriesIndex: soft(count, 'seriesIndex'),
  gameNumber: soft(count, 'gameNumber'),
  isNeutral: soft(flag, 'isNeutral'),
  /** 2 basketball. */
  matchTypeId: softOr(int, 'matchTypeId', 2),
});
export type NbaMatch = v.InferOutput<typeof nbaMatch>;
export const nbaMatches = list(nbaMatch, 'matches');

/** A day with games (product.md, section 3, Match date item): its midnight in Shanghai, Unix ms. */
export const nbaMatchDate = v.object({
  matchDate: millis,
  matchCount: soft(count, 'matchCount'),
  /** Stages that play on it; an addition that tells days of the cup from days of the play-offs. */
  stageIds: soft(list(id, 'stageIds'), 'stageIds'),
  /** The season's name; an addition. */
  seasonName: soft(text, 'seasonName'),
});
export type NbaMatchDate = v.InferOutput<typeof nbaMatchDate>;
export const nbaMatchDates = list(nbaMatchDate, 'matchDates');
