import * as v from 'valibot';
import { RANKING_TYPES } from '../codes';
import { count, csv, flag, id, int, list, num, soft, softOr, text, words } from '../wire';
import { bettingReport, userBetting } from './betting';

/** A day of Shanghai as the calls write it: 2025-03-10. */
export const day = v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}$/, 'not a day'));

/** Days that a ranking is about, both included; hidden ones are not offered. */
const rankingDate = v.object({ startDate: day, endDate: day, hidden: softOr(flag, 'hidden', false) });
export type RankingDate = v.InferOutput<typeof rankingDate>;

/** product.md, section 3, Ranking state. One for each type; `type` and `historyDateList` are additions. */
export const rankingConfigItem = v.object({
  type: soft(v.picklist(RANKING_TYPES), 'type'),
  /** The tab's name, ready to show. */
  text: soft(text, 'text'),
  /** Places that are listed. */
  size: softOr(count, 'size', 0),
  rankingDateList: softOr(list(rankingDate, 'rankingDateList'), 'rankingDateList', []),
  historyDateList: softOr(list(rankingDate, 'historyDateList'), 'historyDateList', []),
  /** Game ids; names and icons are those of the gamebet config. */
  gamePlatforms: softOr(csv, 'gamePlatforms', []),
});
export type RankingConfigItem = v.InferOutput<typeof rankingConfigItem>;

export const rankingConfig = v.object({
  rankingConfigList: softOr(list(rankingConfigItem, 'rankingConfigList'), 'rankingConfigList', []),
  /** True when this member's bets are shown; only sent to members. An addition. */
  visible: soft(flag, 'visible'),
});
export type RankingConfig = v.InferOutput<typeof rankingConfig>;

/** A ranked user; beyond the specification's fields all are additions. */
const rankedUser = {
  uid: id,
  nickName: softOr(text, 'nickName', ''),
  /** File id of the portrait. */
  headUrl: soft(text, 'headUrl'),
  /** Ids of titles (title/list/all). */
  titles: softOr(csv, 'titles', []),
  /** Wins in a row up to the period's end. */
  winContinuous: soft(count, 'winContinuous'),
  /** Bets that won, of those decided in the period. */
  hitCount: soft(count, 'hitCount'),
  hitSession: soft(count, 'hitSession'),
  /** Coins of the period's settled bets. */
  profit: soft(num, 'profit'),
  /** Percent of the stakes. */
  yieldRate: soft(num, 'yieldRate'),
  betCount: soft(count, 'betCount'),
  /** Bets of the period that have their result and were not called off. */
  settledCount: soft(count, 'settledCount'),
  /** Coins that the period's settled bets fell below their best, at the most, in the order in which they were placed. */
  deepestFall: soft(count, 'deepestFall'),
  /** Likes of the period's bets. */
  likeCount: soft(count, 'likeCount'),
  /** The number of people who copy this user's bets. */
  followBetCount: softOr(count, 'followBetCount', 0),
} as const;

/** A place of a ranking (product.md, section 3, User ranking). */
export const rankedEntry = v.object({
  ...rankedUser,
  rank: soft(count, 'rank'),
  /** More bets than these are behind it. */
  showMore: softOr(flag, 'showMore', false),
  bettingReportList: softOr(list(bettingReport, 'bettingReportList'), 'bettingReportList', []),
});
export type RankedEntry = v.InferOutput<typeof rankedEntry>;

/** Every ranking comes as winRankingList, red orders also as redRankingList (product.md, section 3, Ranking state). The member's own place is an addition. */
export const ranking = v.object({
  winRankingList: softOr(list(rankedEntry, 'winRankingList'), 'winRankingList', []),
  redRankingList: softOr(list(rankedEntry, 'redRankingList'), 'redRankingList', []),
  mine: soft(rankedEntry, 'mine'),
});
export type Ranking = v.InferOutput<typeof ranking>;

/** Profit up to and with a day; of an addition. */
const profitPoint = v.object({ date: day, profit: num });
export type ProfitPoint = v.InferOutput<typeof profitPoint>;

const profile = v.object({ ...rankedUser, profitLine: softOr(list(profitPoint, 'profitLine'), 'profitLine', []) });
export type RankedProfile = v.InferOutput<typeof profile>;

/** A user's bets, a day each, newest first (product.md, section 3, userBettingList); whose they are is an addition. */
export const bettingList = v.object({
  list: softOr(list(userBetting, 'list'), 'list', []),
  /** The cursor of the next page; missing on the last. */
  cursor: soft(words, 'cursor'),
  pageNum: soft(int, 'pageNum'),
  pageSize: soft(int, 'pageSize'),
  /** Days in all. */
  total: softOr(count, 'total', 0),
  user: soft(profile, 'user'),
});
export type BettingList = v.InferOutput<typeof bettingList>;

/** A report's votes after one was given or taken back. */
export const votes = v.object({
  like: softOr(count, 'like', 0),
  disLike: softOr(count, 'disLike', 0),
  isLike: soft(flag, 'isLike'),
  isDisLike: soft(flag, 'isDisLike'),
});
export type Votes = v.InferOutput<typeof votes>;
