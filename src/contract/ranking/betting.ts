import * as v from 'valibot';
import { exactIntegers } from '../exact-integers';
import { count, flag, id, int, list, millis, num, soft, softOr, text } from '../wire';
import { pick, readResult } from './bet';

/** One leg of a bet: the pick with the match that it is about. All additions: the specification has betInfo as a text. */
const betLeg = v.object({
  ...pick.entries,
  matchTypeId: soft(int, 'matchTypeId'),
  /** Short name of the league, ready to show. */
  leagueName: soft(text, 'leagueName'),
  homeName: soft(text, 'homeName'),
  awayName: soft(text, 'awayName'),
  /** Kick-off, Unix ms. */
  matchDate: soft(millis, 'matchDate'),
  statusId: soft(int, 'statusId'),
  matchSource: soft(id, 'matchSource'),
});

export type BetLeg = v.InferOutput<typeof betLeg>;

/** A bet: one leg, or several that are settled together (串关). `odds` of the bet are decimal, the product of its legs'. */
const placedBet = v.object({
  betId: id,
  /** product.md, section 9, Bet type codes. */
  bettingType: soft(int, 'bettingType'),
  legs: softOr(list(betLeg, 'legs'), 'legs', []),
  odds: soft(num, 'odds'),
  /** Coins. */
  stake: soft(num, 'stake'),
  result: readResult,
  /** Coins won or lost; missing until it is settled. */
  profit: soft(num, 'profit'),
  /** Time of the bet, Unix ms. */
  createDate: soft(millis, 'createDate'),
});
export type PlacedBet = v.InferOutput<typeof placedBet>;

/** product.md, section 3: bets come as a JSON text; one that cannot be read is absent, and reported. */
const betJson = v.pipe(text, v.transform(exactIntegers), v.parseJson(), list(placedBet, 'bets'));

/** The fields of both kinds of report: a day of somebody's bets, with its votes. */
const report = {
  reportId: id,
  /** Midnight of the day in Shanghai, Unix ms. */
  reportDate: soft(millis, 'reportDate'),
  like: softOr(count, 'like', 0),
  disLike: softOr(count, 'disLike', 0),
  /** This member's vote. */
  isLike: soft(flag, 'isLike'),
  isDisLike: soft(flag, 'isDisLike'),
} as const;

/** An entry of bettingReportList (product.md, section 3, User ranking). */
export const bettingReport = v.object({ ...report, betInfo: soft(betJson, 'betInfo') });
export type BettingReport = v.InferOutput<typeof bettingReport>;

/** product.md, section 3, User betting list item: votes are 0 by default. */
export const userBetting = v.object({ ...report, betInfos: soft(betJson, 'betInfos') });
export type UserBetting = v.InferOutput<typeof userBetting>;
