import { REFUND_STATUS } from '../../../src/contract/codes';
import { BETTING_TYPE } from '../../../src/contract/ranking/bet';
import { commentCounts } from '../../store/comments';
import { type MatchRow, matchesByIds } from '../../store/matches';
import type { OrderRow } from '../../store/orders';
import { ordersOf } from '../../store/orders';
import { expertsByIds } from '../../store/tips';
import { tipCover } from '../../world/tip/tip-content';
import { readsAt, worldCommentCount } from '../../world/tip/tip-crowd';
import type { SoldMatch, SoldTip, TipRow } from '../../world/tip/tip-row';
import { type CallContext, isEnglish } from '../call-context';
import { followedExperts, nameView, recordsOf, recordView } from '../expert/expert-view';
import { shownState } from '../match/match-view';
import { contentView, sealsFor, spoken } from './tip-seal';

const flag = (value: boolean) => (value ? 1 : 0);

const toSold = ({ fixture, homeName, awayName, homeCrest, awayCrest }: MatchRow): SoldMatch => ({
  matchId: fixture.id,
  matchTypeId: fixture.matchType,
  label: fixture.label,
  homeName,
  awayName,
  homeCrest,
  awayCrest,
  startAt: fixture.startAt,
  source: fixture.source,
});

type Matches = ReadonlyMap<number, MatchRow>;

const readMatches = ({ database }: CallContext, rows: readonly TipRow[]): Promise<Matches> =>
  matchesByIds(database.db, [...new Set(rows.flatMap(({ matchIds }) => matchIds))]);

const withMatches = (rows: readonly TipRow[], found: Matches): SoldTip[] =>
  rows.map((row) => ({
    row,
    matches: row.matchIds.flatMap((id) => {
      const match = found.get(id);
      return match === undefined ? [] : [toSold(match)];
    }),
  }));

/** A tip with its matches as the world has them. */
export async function tipWithMatches(context: CallContext, row: TipRow): Promise<SoldTip> {
  const [tip] = withMatches([row], await readMatches(context, [row]));
  return tip ?? { row, matches: [] };
}

/** A match that a new world plays at another time is not the one that was sold: it is shown without its score. */
function matchView(sold: SoldMatch, found: MatchRow | undefined, now: number) {
  const state = found?.fixture.startAt === sold.startAt ? shownState(found.fixture, now) : {};
  return {
    matchId: sold.matchId,
    matchTypeId: sold.matchTypeId,
    matchLeague: sold.label,
    masterTeamName: sold.homeName,
    guestTeamName: sold.awayName,
    homeLogo: sold.homeCrest,
    awayLogo: sold.awayCrest,
    startDate: sold.startAt,
    matchSource: sold.source,
    ...state,
  };
}

const isSettled = ({ settleAt }: TipRow, now: number) => now >= settleAt;
export const isOnSale = ({ price, saleEndAt }: TipRow, now: number) => price > 0 && now < saleEndAt;

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Facts of a tip that has its result: of several picks tied together the odds are the product, else the mean. */
function settledView({ settleAt, bettingType, legs, profit }: TipRow) {
  const all = legs.map(({ odds }) => odds);
  const isTied = bettingType === BETTING_TYPE.multiple;
  const odds = isTied
    ? all.reduce((product, one) => product * one, 1)
    : all.reduce((sum, one) => sum + one, 0) / all.length;
  return {
    settleTime: settleAt,
    ...(all.length === 0 ? {} : { odds: hundredths(odds) }),
    ...(profit === null ? {} : { unitProfit: hundredths(profit) }),
  };
}

/** Fields of the tip itself that everybody may know. */
function rowView({ row, matches }: SoldTip, { now, language }: CallContext) {
  const cover = tipCover(row, matches, isEnglish(language));
  return {
    id: row.id,
    professorId: row.expertId,
    sportsType: row.sport,
    bettingType: row.bettingType,
    sportsPlay: cover.play,
    sportsTitle: cover.title,
    teaser: cover.teaser,
    tag: cover.tags.join(','),
    pickCount: row.legs.length,
    publishTime: row.publishAt,
    result: isSettled(row, now) ? row.outcome : ('waiting' as const),
    ...(isSettled(row, now) ? settledView(row) : {}),
    isHot: flag(row.isHot),
    isTripartite: flag(row.isTripartite),
    goldPrice: row.price,
    openBackGold: flag(row.openBack),
    returnGoldPercentage: row.backPercent,
    isOnSale: flag(isOnSale(row, now)),
    saleEndTime: row.saleEndAt,
  };
}

/** The content with its salt, and the results of the picks once they are known. */
function toldView(tip: SoldTip, salt: string | undefined, { now, language }: CallContext) {
  const { sportsInfo, picks } = contentView(tip, language);
  const results = tip.row.legs.map(({ result }) => (isSettled(tip.row, now) ? { result } : {}));
  return { salt, sportsInfo, picks: picks.map((pick, index) => ({ ...pick, ...results[index] })) };
}

/** Tips over the wire (product.md, section 3, Tip message); `isTold`: with what is paid for; else the picks alone, where they are open. */
async function viewsOf(context: CallContext, tips: readonly SoldTip[], found: Matches, isTold: boolean) {
  const { database, now, user, language } = context;
  const [ids, expertIds] = [tips.map(({ row }) => row.id), [...new Set(tips.map(({ row }) => row.expertId))]];
  const experts = new Map((await expertsByIds(database.db, expertIds)).map((expert) => [expert.id, expert]));
  const record = await recordsOf(context, expertIds);
  const said = await commentCounts(database.db, ids, now);
  const followed = await followedExperts(context);
  const own = user === undefined ? [] : await ordersOf(database.db, user.uid, ids);
  const seals = await sealsFor(context, tips);
  return tips.map((sold) => {
    const tip = spoken(sold, language);
    const { row, matches } = tip;
    const expert = experts.get(row.expertId);
    const { weekRateReturn, weekSession } = record(row.expertId);
    const order = own.find(({ tipId }) => tipId === row.id);
    const seal = seals.get(row.id);
    const isOpen = row.price === 0 || order !== undefined;
    const told = () => toldView(tip, seal?.salt, context);
    return {
      ...rowView(tip, context),
      digest: seal?.digest,
      ...(isTold ? told() : isOpen && { picks: told().picks }),
      ...(expert === undefined ? {} : { professor: { ...nameView(expert), ...recordView(record(expert.id)) } }),
      messageMatchList: matches.map((match) => matchView(match, found.get(match.matchId), now)),
      readCount: readsAt(row, expert?.followers ?? 0, now),
      commentCount: worldCommentCount(row, now) + (said.get(row.id) ?? 0),
      isAttention: flag(followed.has(row.expertId)),
      ...(weekRateReturn === undefined ? {} : { yieldRate: weekRateReturn }),
      yieldSession: weekSession,
      isBuy: flag(order !== undefined),
      ...(order === undefined ? {} : { payTime: order.paidAt }),
    };
  });
}

/** Tips of the world that stands. */
export async function rowViews(context: CallContext, rows: readonly TipRow[]) {
  const found = await readMatches(context, rows);
  return viewsOf(context, withMatches(rows, found), found, false);
}

/** Tips as they were sold, perhaps in a world that is gone; `isTold`: with what is paid for. */
export async function tipViews(context: CallContext, tips: readonly SoldTip[], isTold = false) {
  const rows = tips.map(({ row }) => row);
  return viewsOf(context, tips, await readMatches(context, rows), isTold);
}

/** Of an order, beside its tip. Until the settlement nothing is said of it. */
export function orderView({ id, price, refund, settledAt, settleAt }: OrderRow, now: number) {
  const isKnown = now >= settleAt && refund > 0;
  const given = settledAt === null ? REFUND_STATUS.due : REFUND_STATUS.given;
  return {
    orderId: id,
    payGold: price,
    refundStatus: isKnown ? given : REFUND_STATUS.none,
    refundGold: isKnown ? refund : 0,
    ...(isKnown && settledAt !== null ? { refundTime: settledAt } : {}),
  };
}
