import { median } from '../architecture/sizes/statistics';
import type { Row } from './row';

/** The least certainty with which a range holds the true middle. */
const SURE = 0.9;

/** The chance that at most `most` of so many coins fall on one side. */
function tailOf(coins: number, most: number): number {
  let ways = 1;
  let sum = 0;
  for (let heads = 0; heads <= most; heads += 1) {
    sum += ways;
    ways = (ways * (coins - heads)) / (heads + 1);
  }
  return sum / 2 ** coins;
}

/**
 * The range that holds the true middle at least nine times in ten, whatever the noise is like (order statistics, the sign test's
 * interval). Nothing for fewer than five values: even their whole spread is not sure enough.
 */
export function rangeOf(values: readonly number[]): readonly [low: number, high: number] | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const isSure = (outside: number) => 1 - 2 * tailOf(sorted.length, outside) >= SURE;
  if (sorted.length === 0 || !isSure(0)) return undefined;
  let outside = 0;
  while (isSure(outside + 1)) outside += 1;
  const low = sorted[outside];
  const high = sorted[sorted.length - 1 - outside];
  return low === undefined || high === undefined ? undefined : [low, high];
}

const middle = (values: readonly number[]): string => median(values).toFixed(0);

/** The ratio to a base, pair by pair: the two were measured in turns (ms), so that a slow minute of the machine hits both. */
export function pairedRatio(values: readonly number[], bases: readonly number[]) {
  const ratios = values.map((value, at) => value / (bases[at] ?? Number.NaN));
  const range = rangeOf(ratios);
  const note = `${middle(values)} : ${middle(bases)} ms`;
  return { unit: '×', value: median(ratios), note, ...(range && { range }) } as const satisfies Partial<Row>;
}
