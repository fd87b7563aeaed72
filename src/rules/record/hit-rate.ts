/** A share of 0 to 1 between which the real rate lies, most likely. */
export interface LuckRange {
  readonly from: number;
  readonly to: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;
/** Below that a rate says nothing, and none is shown (decisions.md, luck range). */
export const FEWEST_FOR_RATE = 10;
/** True when a rate of so many decided tips is shown; a rate of an unknown number stands alone. */
export const saysRate = (sample: number | undefined): boolean => sample === undefined || sample >= FEWEST_FOR_RATE;

/** Settled bets that a place in a ranking takes (decisions.md, minimum sample). */
export const FEWEST_FOR_PLACE = 20;

/**
 * The Wilson score interval, 95 %, of `hits` (0 to `sample`) in `sample` tries; undefined without a try. Source: Wilson 1927,
 * "Probable inference, the law of succession, and statistical inference".
 */
export function wilson(hits: number, sample: number): LuckRange | undefined {
  if (sample <= 0 || hits < 0 || hits > sample) return undefined;
  const rate = hits / sample;
  const square = Z * Z;
  const centre = rate + square / (2 * sample);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / sample + square / (4 * sample * sample));
  const whole = 1 + square / sample;
  return { from: Math.max(0, (centre - spread) / whole), to: Math.min(1, (centre + spread) / whole) };
}

/** The rate (0 to 1) at which bets at these mean decimal odds neither win nor lose; undefined where no odds are known. */
export const breakEven = (meanOdds: number | undefined): number | undefined =>
  meanOdds === undefined || meanOdds <= 1 ? undefined : 1 / meanOdds;
