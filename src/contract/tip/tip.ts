import * as v from 'valibot';
import { matchInfo } from '../anchor/match-info';
import { PURCHASE_REFUSALS } from '../codes';
import { expertName, expertRecord } from '../expert/expert';
import { pick, readResult } from '../ranking/bet';
import { count, csv, flag, id, int, list, millis, num, soft, softOr, text } from '../wire';
import { refund } from './tip-push';

/** A match of a tip: Match info (product.md, section 3) as it stands, without its room. */
const tipMatch = v.omit(matchInfo, ['liveRoomId', 'liveStatus', 'videoSourceDetail']);
export type TipMatch = v.InferOutput<typeof tipMatch>;

/** The author of a tip, for its card; an addition. */
const tipExpert = v.object({ ...expertName, ...expertRecord });

/** A digest names its form (tip-digest.ts): one of an older or a newer form is none here, and so no false alarm. */
export const tipDigest = v.pipe(text, v.regex(/^2:[0-9a-f]{64}$/, 'no digest of this form'));

/** product.md, section 3, Tip message. `sportsInfo` and `picks`: to buyers and of free tips. The rest are additions. */
export const tip = v.object({
  id,
  professorId: id,
  professor: soft(tipExpert, 'professor'),
  /** 1 football, 2 basketball (product.md, section 9, sport types). */
  sportsType: soft(int, 'sportsType'),
  /** 1 today, 2 early, 3 multiple, 4 rolling, 5 collection, 6 live. */
  bettingType: soft(int, 'bettingType'),
  /** The bet type in words: 让球. */
  sportsPlay: soft(text, 'sportsPlay'),
  sportsTitle: softOr(text, 'sportsTitle', ''),
  /** Rich text: to be cleaned before it is shown. */
  sportsInfo: soft(text, 'sportsInfo'),
  /** Plain text that everybody may read. */
  teaser: soft(text, 'teaser'),
  /** Of open tips in lists as well, without the text. */
  picks: soft(list(pick, 'picks'), 'picks'),
  /** The number of picks, told before it is bought. */
  pickCount: soft(count, 'pickCount'),
  tag: softOr(csv, 'tag', []),
  messageMatchList: softOr(list(tipMatch, 'messageMatchList'), 'messageMatchList', []),
  publishTime: soft(millis, 'publishTime'),
  readCount: soft(count, 'readCount'),
  commentCount: soft(count, 'commentCount'),
  result: readResult,
  settleTime: soft(millis, 'settleTime'),
  isHot: softOr(flag, 'isHot', false),
  /** True when this member follows its expert. */
  isAttention: softOr(flag, 'isAttention', false),
  /** The expert's return of the week in percent, over `yieldSession` tips. */
  yieldRate: soft(num, 'yieldRate'),
  yieldSession: soft(count, 'yieldSession'),
  isTripartite: softOr(flag, 'isTripartite', false),
  isBuy: softOr(flag, 'isBuy', false),
  payTime: soft(millis, 'payTime'),
  /** Coins; 0 is free. */
  goldPrice: soft(count, 'goldPrice'),
  /** Coins come back when it loses, so many percent of the price. */
  openBackGold: softOr(flag, 'openBackGold', false),
  returnGoldPercentage: soft(num, 'returnGoldPercentage'),
  /** True while it can be bought, until `saleEndTime`; missing says nothing (rules/tip-face.ts, isOnSale). */
  isOnSale: soft(flag, 'isOnSale'),
  saleEndTime: soft(millis, 'saleEndTime'),
  /** Once it is settled: its decimal odds at publication, and the profit on one unit; both said to everybody. */
  odds: soft(num, 'odds'),
  unitProfit: soft(num, 'unitProfit'),
  /** SHA-256 of its content and a salt (tip-digest.ts): from publication on, to everybody. */
  digest: soft(tipDigest, 'digest'),
  /** Of the digest; it comes with the content and with nothing else. */
  salt: soft(v.pipe(text, v.minLength(16)), 'salt'),
});
export type Tip = v.InferOutput<typeof tip>;

/** A bought tip with its order; all of the order's fields are additions. */
export const tipOrder = v.object({
  ...tip.entries,
  orderId: soft(id, 'orderId'),
  /** Coins paid; without it the price. */
  payGold: soft(count, 'payGold'),
  ...refund,
});
export type TipOrder = v.InferOutput<typeof tipOrder>;

/** Coins to spend, and how many may still be spent today (decisions.md, daily limit). */
const wallet = { balance: soft(num, 'balance'), limit: soft(num, 'limit'), used: soft(num, 'used') } as const;

/** The answer to a purchase: the tip unlocked, its order, and what is left. */
export const purchase = v.object({ ...tipOrder.entries, ...wallet });
export type Purchase = v.InferOutput<typeof purchase>;

/** Refusals of a purchase; the message says why in words. */
export const [SHORT_OF_COINS_CODE, DAILY_LIMIT_CODE, NOT_ON_SALE_CODE, OTHER_PRICE_CODE] = PURCHASE_REFUSALS;

/** The filter of orders; an addition. The halves count with their whole, cancelled with drawn. */
export const ORDER_FILTERS = ['waiting', 'win', 'lose', 'draw'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The source of a tip (product.md, section 7, sportsSource): everywhere, the platform's own experts, partners. */
export const TIP_SOURCE = { all: 0, own: 1, partner: 2 } as const;

/** A sport that has tips; the list's order is the order on screen. */
export const tipSport = v.object({ sportsType: int, name: softOr(text, 'name', ''), count: soft(count, 'count') });
export type TipSport = v.InferOutput<typeof tipSport>;
