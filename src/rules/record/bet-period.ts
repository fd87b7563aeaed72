import type { PlacedBet } from '../../contract/ranking/betting';
import { serverDay } from '../match/date-filters';
import { isSettled, toneOf } from '../tip/tip-view-model';
import { deepestFall, type Fall, type Followed, hitsOf, runningSums } from './followed';
import { saysRate } from './hit-rate';

/** Periods of a user's page, by server days; a week begins on Monday. */
export const BET_PERIODS = ['thisWeek', 'lastWeek', 'days30', 'allTime'] as const;
export type BetPeriod = (typeof BET_PERIODS)[number];

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
/** 1 January 1970 was a Thursday: three days after a Monday. */
const MONDAY_OFFSET = 3;

const dayNumber = (at: number): number => Math.round(Date.parse(`${serverDay(at)}T00:00:00Z`) / DAY_MS);

/** The days of a period, first and last included, in days since 1970. */
function daysOf(period: BetPeriod, now: number): readonly [from: number, to: number] {
  const today = dayNumber(now);
  const monday = today - ((today + MONDAY_OFFSET) % WEEK_DAYS);
  switch (period) {
    case 'thisWeek':
      return [monday, today];
    case 'lastWeek':
      return [monday - WEEK_DAYS, monday - 1];
    case 'days30':
      return [today - MONTH_DAYS + 1, today];
    case 'allTime':
      return [Number.NEGATIVE_INFINITY, today];
  }
}

/** The bets that were placed in a period; one whose time nobody knows belongs to all time alone. `now`: Unix ms. */
export function betsIn<T extends Pick<PlacedBet, 'createDate'>>(
  bets: readonly T[],
  period: BetPeriod,
  now: number,
): T[] {
  const [from, to] = daysOf(period, now);
  return bets.filter(({ createDate }) => {
    if (createDate === undefined) return period === 'allTime';
    const day = dayNumber(createDate);
    return day >= from && day <= to;
  });
}

/** A bet as a follower's account needs it. `playOf`: its kind in words. */
export function followedBet(bet: PlacedBet, playOf: (bet: PlacedBet) => string | undefined): Followed {
  const { result, odds, profit, stake, createDate, legs } = bet;
  const leagues = new Set(legs.flatMap(({ leagueName }) => leagueName ?? []));
  return {
    result,
    odds,
    isParlay: legs.length > 1,
    unitProfit: profit === undefined || stake === undefined || stake <= 0 ? undefined : profit / stake,
    at: createDate,
    league: leagues.size === 1 ? [...leagues][0] : undefined,
    play: playOf(bet),
  };
}

/** The sum of bets, in coins. */
export interface CoinRecord {
  readonly settled: number;
  readonly profit: number;
  /** Of the stakes, 1 is 100 %; undefined of fewer than ten whose profit and stake are known. */
  readonly yield: number | undefined;
  /** Coins before any and after each whose profit is known, oldest first. */
  readonly line: readonly number[];
  readonly fall: Fall | undefined;
  /** Those of an unknown profit: no part of any sum. */
  readonly unknown: number;
  readonly hits: number;
  readonly sample: number;
}

/** The record of these bets (newest first, by when they were placed): what is open or was called off is left out. */
export function coinRecord(newestFirst: readonly Pick<PlacedBet, 'result' | 'profit' | 'stake'>[]): CoinRecord {
  const settled = newestFirst.filter(({ result }) => isSettled(result) && toneOf(result) !== 'void').reverse();
  const known = settled.flatMap(({ profit, stake = 0 }) => (profit === undefined ? [] : { profit, stake }));
  const staked = known.filter(({ stake }) => stake > 0);
  const sum = (field: 'profit' | 'stake') => staked.reduce((total, bet) => total + bet[field], 0);
  const line = runningSums(known.map(({ profit }) => profit));
  return {
    settled: settled.length,
    profit: line.at(-1) ?? 0,
    yield: saysRate(staked.length) ? sum('profit') / sum('stake') : undefined,
    line,
    fall: deepestFall(line),
    unknown: settled.length - known.length,
    ...hitsOf(settled),
  };
}
