import { LANGUAGES, type Locale } from '../contract/shell/languages';

export interface ShortCount {
  /** Grouped digits, with at most one decimal. */
  readonly figure: string;
  /** The message with the unit; `one` has none. */
  readonly unit: 'one' | 'wan' | 'yi' | 'thousand' | 'million' | 'billion';
}

interface Unit {
  /** Used from this count on. */
  readonly from: number;
  readonly size: number;
  readonly unit: ShortCount['unit'];
  /** From here on no decimal is written. */
  readonly wholeFrom: number;
}

// Largest first. 1 000万 and more has no decimal (decisions.md, counts); thousands keep one: 12.8M.
const UNITS: Readonly<Record<(typeof LANGUAGES)[Locale]['counts'], readonly Unit[]>> = {
  tenThousands: [
    { from: 1e8, size: 1e8, unit: 'yi', wholeFrom: Number.POSITIVE_INFINITY },
    { from: 1e4, size: 1e4, unit: 'wan', wholeFrom: 1e7 },
  ],
  thousands: [
    { from: 1e9, size: 1e9, unit: 'billion', wholeFrom: Number.POSITIVE_INFINITY },
    { from: 1e6, size: 1e6, unit: 'million', wholeFrom: Number.POSITIVE_INFINITY },
    { from: 1e4, size: 1e3, unit: 'thousand', wholeFrom: Number.POSITIVE_INFINITY },
  ],
};

/** To decimals, halves away from 0: first without what binary fractions leave of a sum; never -0. */
export function rounded(value: number, decimals: number): number {
  const size = 10 ** decimals;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * size).toFixed(6)))) / size + 0;
}

/** 12345 → 12,345; independent of the browser's locale data. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Shortens a count (integer ≥ 0): from 10 000 a unit with one decimal, floored (decisions.md, numbers and dates). */
export function shortCount(value: number, locale: Locale): ShortCount {
  const unit = UNITS[LANGUAGES[locale].counts].find(({ from }) => value >= from);
  if (unit === undefined) return { figure: grouped(Math.floor(value)), unit: 'one' };
  // Tenths are counted in whole numbers: 12 600 / 1e4 * 10 would bring binary fractions in.
  const tenths = Math.floor(value / (unit.size / 10));
  const whole = grouped(Math.floor(tenths / 10));
  const decimal = value >= unit.wholeFrom ? 0 : tenths % 10;
  return { figure: decimal === 0 ? whole : `${whole}.${decimal}`, unit: unit.unit };
}
