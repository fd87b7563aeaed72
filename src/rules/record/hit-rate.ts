/** A share of 0 to 1 between which the real rate lies, most likely. */
export interface LuckRange {
  readonly from: number;
  readonly to: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;
/** Below that a rate, a return and a deepest fall say nothing, and none is shown (decisions.md, minimum sample). */
export const FEWEST_FOR_RATE = 10;
/** True when a rate or a return of so many tips is shown; one of an unknown number stands alone. */
export const saysRate = (sample: number | undefined): boolean => sample === undefined || sample >= FEWEST_FOR_RATE;

/** Below so many settled bets a ranked figure is marked (decisions.md, minimum sample). */
export const FULL_SAMPLE = 20;
/** True when a ranked figure stands without a mark; so does one of an unknown number. */
export const isFull = (sample: number | undefined): boolean => sample === undefined || sample >= FULL_SAMPLE;

/** So many of so many tries. */
export interface Tally {
  readonly hits: number;
  readonly sample: number;
}

/** The Wilson score interval, 95 %, of `hits` in `sample` tries; undefined without a try (Wilson 1927, JASA 22). */
export function wilson(hits: number, sample: number): LuckRange | undefined {
  if (sample <= 0 || hits < 0 || hits > sample) return undefined;
  const rate = hits / sample;
  const square = Z * Z;
  const centre = rate + square / (2 * sample);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / sample + square / (4 * sample * sample));
  const whole = 1 + square / sample;
  return { from: Math.max(0, (centre - spread) / whole), to: Math.min(1, (centre + spread) / whole) };
}
