import type { RankingType } from '../../../src/contract/codes';
import * as calls from '../../../src/contract/ranking/calls-ranking';
import { isRanked, rankedBy } from '../../rules/ranking-order';
import { brokenContract, businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import {
  allBettors,
  type BetFigures,
  type BettorRow,
  betFigures,
  betsByIds,
  betsOfDays,
  type Days,
} from '../../store/bets';
import { giveVote, hiddenUsers, setVisible, takeVote, votesOn } from '../../store/votes';
import { answer, type CallContext, memberOf } from '../call-context';
import { numberOf } from '../session/identity';
import { sharedReadings } from '../shared-readings';
import { type BettorFigures, figuresFrom, reportIdOf, titlesOf } from './bettor-figures';
import { configList, dayNumber, recentFrom, sizeOf } from './ranking-periods';
import { reportsOf, reportViews, votesView } from './report-view';

/** Bets that come with a place; the others are on the user's own page. */
const BETS_SHOWN = 5;
const LONGEST_PERIOD = 31;

const rankingConfigOf = answer(calls.rankingConfigOf, async (_fields, { database, now, user }) => ({
  rankingConfigList: configList(now),
  ...(user === undefined ? {} : { visible: (await hiddenUsers(database.db)).has(user.uid) ? 0 : 1 }),
}));

/** A period, refused when it is none, or when it is looked for in the wrong one of the config's two lists. */
function daysOf(startDate: string, endDate: string, isHistory: boolean, now: number): Days {
  const [from, to] = [dayNumber(startDate), dayNumber(endDate)];
  if (from === undefined || to === undefined) throw brokenContract('startDate, endDate: not a day of the calendar');
  if (to < from || to - from > LONGEST_PERIOD) throw brokenContract(`endDate: 0 to ${LONGEST_PERIOD} days later`);
  if (isHistory !== to < recentFrom(now))
    throw brokenContract(`isHistory: the period is ${isHistory ? 'recent' : 'history'}`);
  return { from, to };
}

interface Placed {
  readonly bettor: BettorRow;
  readonly figures: BettorFigures;
  readonly bets: readonly BetFigures[];
  readonly rank: number;
}

/** From when on the figures of these bets are others. */
const nextSettlement = (bets: readonly BetFigures[], now: number): number =>
  bets.reduce((next, { settleAt }) => (settleAt > now && settleAt < next ? settleAt : next), Number.POSITIVE_INFINITY);

/** Everybody's place, the same for whoever asks. Who does not want to be shown has none, not even in the counting. */
async function placesOf({ database, now }: CallContext, type: RankingType, days: Days, platform: number | undefined) {
  const hidden = await hiddenUsers(database.db);
  const key = ['places', type, days.from, days.to, platform ?? '', ...[...hidden].sort()].join(' ');
  return sharedReadings(database)(key, now, async () => {
    const [bettors, bets] = [await allBettors(database.db), await betFigures(database.db, days, now, platform)];
    return { value: placed(type, bettors, bets, hidden, now), until: nextSettlement(bets, now) };
  });
}

function placed(
  type: RankingType,
  bettors: readonly BettorRow[],
  bets: readonly BetFigures[],
  hidden: ReadonlySet<number>,
  now: number,
): Placed[] {
  const byUser = new Map<number, BetFigures[]>();
  for (const bet of bets) {
    const own = byUser.get(bet.uid);
    if (own === undefined) byUser.set(bet.uid, [bet]);
    else own.push(bet);
  }
  const found = new Map(bettors.map((bettor) => [bettor.uid, bettor]));
  const figures = bettors
    .filter(({ uid }) => !hidden.has(uid) && byUser.has(uid))
    .map((bettor) => figuresFrom(bettor, byUser.get(bettor.uid) ?? [], now))
    .filter((one) => isRanked(type, one));
  return rankedBy(type, figures).flatMap((one, index): Placed[] => {
    const bettor = found.get(one.uid);
    return bettor === undefined ? [] : [{ bettor, figures: one, bets: byUser.get(one.uid) ?? [], rank: index + 1 }];
  });
}

/** What is said of a user in every answer. */
export function userView({ uid, name, headUrl }: BettorRow, figures: BettorFigures) {
  const { winContinuous, hitCount, hitSession, profit, stakes, betCount, likes, followBetCount } = figures;
  const { settledCount, deepestFall } = figures;
  return {
    uid,
    nickName: name,
    headUrl,
    titles: titlesOf(figures).join(','),
    winContinuous,
    hitCount,
    hitSession,
    profit,
    ...(stakes > 0 ? { yieldRate: Math.round((profit / stakes) * 100) } : {}),
    betCount,
    settledCount,
    deepestFall,
    likeCount: likes,
    followBetCount,
  };
}

async function entryViews(context: CallContext, places: readonly Placed[]) {
  const shown = places.map((place) => ({ ...place, ids: place.bets.slice(0, BETS_SHOWN).map(({ id }) => id) }));
  const whole = await betsByIds(
    context.database.db,
    shown.flatMap(({ ids }) => ids),
  );
  const reports = shown.map(({ bettor, ids }) =>
    reportsOf(
      bettor,
      ids.flatMap((id) => whole.get(id) ?? []),
    ),
  );
  const views = await reportViews(context, reports.flat());
  return shown.map(({ bettor, figures, bets, rank }, index) => {
    const before = reports.slice(0, index).reduce((sum, one) => sum + one.length, 0);
    const own = views.slice(before, before + (reports[index]?.length ?? 0));
    return {
      ...userView(bettor, figures),
      rank,
      showMore: bets.length > BETS_SHOWN ? 1 : 0,
      bettingReportList: own.map(({ json, ...report }) => ({ ...report, betInfo: json })),
    };
  });
}

const rankingList = answer(calls.rankingList, async ({ type, startDate, endDate, platform, isHistory }, context) => {
  const days = daysOf(startDate, endDate, isHistory === 1, context.now);
  const places = await placesOf(context, type, days, platform === undefined ? undefined : numberOf(platform));
  const shown = places.slice(0, sizeOf(type));
  const mine = places.find(({ bettor }) => bettor.uid === context.user?.uid);
  const views = await entryViews(context, mine === undefined ? shown : [...shown, mine]);
  return {
    winRankingList: views.slice(0, shown.length),
    ...(mine === undefined ? {} : { mine: views[shown.length] }),
  };
});

const rankingSwitch = answer(calls.rankingSwitch, async ({ visible }, context) => {
  await setVisible(context.database.db, memberOf(context).uid, visible === 1);
  return null;
});

/** The last day that a date has, counted from 1970. */
const LAST_DAY = 100_000_000;

/** Whether this user has bet on the day that the id names: nothing is kept for days that nobody can see. */
async function hasReport(
  db: CallContext['database']['db'],
  uid: number,
  reportId: string,
  now: number,
): Promise<boolean> {
  const day = Number(reportId.slice(`${uid}-`.length));
  if (!(Math.abs(day) <= LAST_DAY) || reportId !== reportIdOf(uid, day)) return false;
  return (await betsOfDays(db, uid, [day], now)).length > 0;
}

/** Gives or takes back one kind of vote, and answers the report's votes after it. */
async function vote(context: CallContext, uid: string, reportId: string, kind: 1 | -1, isGiven: boolean) {
  const { database, now } = context;
  const bettor = (await allBettors(database.db)).find((one) => one.uid === numberOf(uid));
  if (bettor === undefined || !(await hasReport(database.db, bettor.uid, reportId, now)))
    throw businessRefusal(NOT_FOUND_CODE, '投注记录不存在');
  const own = memberOf(context).uid;
  await (isGiven ? giveVote : takeVote)(database.db, reportId, own, kind);
  const votes = await votesOn(database.db, [reportId], own);
  return votesView(reportId, bettor.copiedBy, votes(reportId));
}

const reportLike = answer(calls.reportLike, async ({ uid, reportId, isLike }, context) =>
  vote(context, uid, reportId, 1, isLike === 1),
);

const reportDislike = answer(calls.reportDislike, async ({ uid, reportId, isDisLike }, context) =>
  vote(context, uid, reportId, -1, isDisLike === 1),
);

export const rankingAnswers = [rankingConfigOf, rankingList, rankingSwitch, reportLike, reportDislike];
