import * as calls from '../../../src/contract/ranking/calls-ranking';
import { brokenContract, businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { allBettors, type BetFigures, betDays, betsOfDays, figuresOf } from '../../store/bets';
import { hiddenUsers } from '../../store/votes';
import { answer } from '../call-context';
import { numberOf } from '../session/identity';
import { userView } from './answer-ranking';
import { figuresFrom, titlesOf } from './bettor-figures';
import { dayText, weekOf } from './ranking-periods';
import { reportsOf, reportViews } from './report-view';

const MAX_SIZE = 100;
/** Of the profit line. */
const LINE_DAYS = 30;
const NO_DAY = 2_000_000;

/** Profit up to and with each of the last days on which something was settled. */
function profitLine(bets: readonly BetFigures[], now: number) {
  const settled = bets.filter(({ settleAt }) => settleAt <= now);
  const days = [...new Set(settled.map(({ day }) => day))].sort((a, b) => a - b).slice(-LINE_DAYS);
  const first = days[0] ?? 0;
  let profit = 0;
  return days.map((day) => {
    for (const bet of settled) if (bet.day === day && bet.day >= first) profit += bet.profit;
    return { date: dayText(day), profit };
  });
}

function cursorDay(cursor: string | undefined): number {
  if (cursor === undefined) return NO_DAY;
  const day = Number(cursor);
  if (!Number.isSafeInteger(day) || day < 0 || day > NO_DAY) throw brokenContract('cursor: not one of ours');
  return day;
}

/** The first day that is listed: of a title (of the user's, else nothing) those of the week that it is earned in. */
function sinceDay(title: string | undefined, titles: readonly number[], week: number): number {
  if (title === undefined || title === '') return 0;
  return titles.includes(Number(title)) ? week : NO_DAY;
}

const bettingListOf = answer(calls.bettingListOf, async ({ uid, size, cursor, title }, context) => {
  const { database, now, user } = context;
  const wanted = numberOf(uid);
  const bettor = (await allBettors(database.db)).find((one) => one.uid === wanted);
  const hidden = await hiddenUsers(database.db);
  if (bettor === undefined || (hidden.has(wanted) && user?.uid !== wanted))
    throw businessRefusal(NOT_FOUND_CODE, '用户不存在或未公开投注');
  const pageSize = Math.min(Math.max(size, 1), MAX_SIZE);
  const all = await figuresOf(database.db, wanted, now);
  const week = weekOf(now);
  const figures = figuresFrom(
    bettor,
    all.filter(({ day }) => day >= week.from && day <= week.to),
    now,
  );
  const since = sinceDay(title, titlesOf(figures), week.from);
  const near = { since, before: cursorDay(cursor), limit: pageSize };
  const { days, total } = await betDays(database.db, wanted, now, near);
  const reports = reportsOf(bettor, await betsOfDays(database.db, wanted, days, now));
  const views = await reportViews(context, reports);
  const last = days[days.length - 1];
  const hasMore = last !== undefined && all.some(({ day }) => day >= since && day < last);
  return {
    list: views.map(({ json, ...report }) => ({ ...report, betInfos: json })),
    ...(hasMore ? { cursor: String(last) } : {}),
    pageSize,
    total,
    user: { ...userView(bettor, figures), profitLine: profitLine(all, now) },
  };
});

export const bettingAnswers = [bettingListOf];
