import { rounded } from '../../i18n/short-count';
import type { Even } from '../../rules/record/followed';

/** A hit rate with its sample. */
export interface Rate {
  readonly hits: number;
  readonly sample: number;
  /** The server's own figure, 0 to 1, which is written as it came; undefined: reckoned here. */
  readonly told?: number | undefined;
  /** Of the bets behind it; undefined: not known. */
  readonly even?: Even | undefined;
}

/** The server's rate of `percent` in so many; undefined where it does not tell both. */
export const toldRate = (percent: number | undefined, sample: number | undefined): Rate | undefined =>
  percent === undefined || sample === undefined
    ? undefined
    : { hits: Math.round((percent / 100) * sample), sample, told: percent / 100 };

/** The rate that is written, 0 to 1. */
export const shareOf = ({ told, hits, sample }: Rate): number => told ?? hits / sample;

/** Units with their sign, two decimals: +7.15; 0.00 has none. */
export function signedUnits(value: number): string {
  const units = rounded(value, 2);
  return `${units > 0 ? '+' : ''}${units.toFixed(2)}`;
}
