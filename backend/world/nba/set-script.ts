import type { Script, Segment } from '../match-state';
import type { Random } from '../random';
import { baskets, type Score } from './basketball-script';

const QUARTERS = [3005, 3007, 3009, 3011] as const;
const BREAKS = [3006, 3008, 3010] as const;
const ENDED = 3014;
const QUARTER_S = 27 * 60;
const BREAK_S = 5 * 60;

/** About a quarter of the points in each quarter; all of them together. */
function quartersOf(random: Random, total: number): number[] {
  const mean = total / QUARTERS.length;
  const first = QUARTERS.slice(1).map(() => Math.round(mean + random.between(-4, 4)));
  return [...first, total - first.reduce((sum, points) => sum + points, 0)];
}

/** A game that ends as it is on record, without overtime. */
export function setScript(random: Random, home: number, away: number): Script {
  const [ofHome, ofAway] = [quartersOf(random, home), quartersOf(random, away)];
  const segments: Segment[] = [];
  const scores: Score[] = [];
  let from = 0;
  QUARTERS.forEach((phase, index) => {
    segments.push({ phase, from });
    scores.push(...baskets(random, from, QUARTER_S, 0, ofHome[index] ?? 0));
    scores.push(...baskets(random, from, QUARTER_S, 1, ofAway[index] ?? 0));
    from += QUARTER_S;
    const pause = BREAKS[index];
    if (pause === undefined) return;
    segments.push({ phase: pause, from });
    from += BREAK_S;
  });
  segments.push({ phase: ENDED, from });
  return { segments, scores: scores.sort((a, b) => a[0] - b[0]) };
}

/** The same game with the sides changed, so that the other one wins. */
export const mirrored = ({ segments, scores }: Script): Script => ({
  segments,
  scores: scores.map(([at, side, points]) => [at, side === 0 ? 1 : 0, points] as const),
});
