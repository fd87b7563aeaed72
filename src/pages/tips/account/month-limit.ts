import { type BoughtTip, serverMonth, sumsOf, type TipSums } from './tip-account';

const MONTHS = 12;
const MONTHS_OF_AVERAGE = 3;
/** From this share on it is nearly used up. */
const NEAR = 0.8;

/** The month so many after one: 2025-12 and 1 give 2026-01. */
export function monthAfter(month: string, by: number): string {
  const [year = '', number = ''] = month.split('-');
  const count = Number(year) * MONTHS + Number(number) - 1 + by;
  return `${Math.floor(count / MONTHS)}-${String((count % MONTHS) + 1).padStart(2, '0')}`;
}

/** Coins of one month, by when tips were bought: so a refund goes to the month of its purchase. */
export interface MonthSpent extends TipSums {
  readonly month: string;
  /** Spent less refunded. */
  readonly used: number;
  /** Whole coins, of the three months before; undefined where nothing was bought in them. */
  readonly average: number | undefined;
  /** The time or the price of no purchase is missing: what was bought is known. */
  readonly isWhole: boolean;
}

/** The month of `now`, Unix ms. */
export function monthSpent(tips: readonly BoughtTip[], now: number): MonthSpent {
  const month = serverMonth(now);
  const since = monthAfter(month, -MONTHS_OF_AVERAGE);
  const dated = tips.flatMap((tip) => (tip.at === undefined ? [] : { tip, month: serverMonth(tip.at) }));
  const sums = sumsOf(dated.filter((one) => one.month === month).map(({ tip }) => tip));
  const before = sumsOf(dated.filter((one) => one.month >= since && one.month < month).map(({ tip }) => tip));
  return {
    ...sums,
    month,
    used: sums.spent - sums.refunded,
    average: before.bought === 0 ? undefined : Math.round(-before.net / MONTHS_OF_AVERAGE),
    isWhole: tips.every(({ at, paid }) => at !== undefined && paid !== undefined),
  };
}

/** The state of a member's own limit; it never stops anything. */
export function limitState(limit: number, used: number) {
  const tone = used >= limit ? 'reached' : used >= limit * NEAR ? 'near' : 'fine';
  return { left: Math.max(0, limit - used), over: Math.max(0, used - limit), tone } as const;
}
