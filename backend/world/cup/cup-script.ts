import { MINUTE_MS, SECOND_MS } from '../days';
import { shootOut } from '../football/shoot-out';
import type { Script, Segment } from '../match-state';
import type { Random } from '../random';
import type { CupFact, FactGoal } from './cup-facts';

const MINUTE_S = MINUTE_MS / SECOND_MS;
const BREAK_S = 15 * MINUTE_S;
const EXTRA_BREAK_S = MINUTE_S;
const PAUSE_S = 5 * MINUTE_S;

/** Halves with the minute on the clock when they begin, and after which stoppage is counted. */
const HALVES = [
  { phase: 1002, from: 0, limit: 45, rest: 1003, restS: BREAK_S, stoppage: [1, 4] },
  { phase: 1004, from: 45, limit: 90, rest: 1012, restS: PAUSE_S, stoppage: [3, 6] },
  { phase: 1006, from: 90, limit: 105, rest: 1007, restS: EXTRA_BREAK_S, stoppage: [0, 1] },
  { phase: 1008, from: 105, limit: 120, rest: 1013, restS: PAUSE_S, stoppage: [1, 3] },
] as const;

const FULL_TIME = 1011;
const SHOOT_OUT = 1010;

const isIn = ({ minute }: FactGoal, { from, limit }: (typeof HALVES)[number]) => minute > from && minute <= limit;

/** A match of a cup that went as the facts say: every goal in its minute, extra time and shoot-out where there was one. */
export function cupScript(fact: CupFact, random: Random): Script {
  const segments: Segment[] = [];
  const scores: [number, 0 | 1, number][] = [];
  let at = 0;
  const halves = fact.after120 === undefined ? HALVES.slice(0, 2) : HALVES;
  halves.forEach((half, index) => {
    const goals = fact.goals.filter((goal) => isIn(goal, half));
    const latest = Math.max(0, ...goals.map(({ minute, added }) => (minute === half.limit ? added : 0)));
    const stoppage = Math.max(random.between(half.stoppage[0], half.stoppage[1]), latest);
    segments.push({ phase: half.phase, from: at });
    goals.forEach(({ minute, added, side }, place) => {
      // Of two goals in a minute the second is a little later.
      scores.push([at + (minute + added - half.from - 1) * MINUTE_S + 20 + place, side, 1]);
    });
    at += (half.limit - half.from + stoppage) * MINUTE_S;
    const isLast = index === halves.length - 1;
    if (isLast && fact.shootOut === undefined) segments.push({ phase: FULL_TIME, from: at });
    else {
      segments.push({ phase: half.rest, from: at });
      at += half.restS;
    }
  });
  const sorted = scores.sort((a, b) => a[0] - b[0]);
  if (fact.shootOut === undefined) return { segments, scores: sorted };
  const end = at + random.between(9, 14) * MINUTE_S;
  segments.push({ phase: SHOOT_OUT, from: at }, { phase: FULL_TIME, from: end });
  return { segments, scores: sorted, kicks: shootOut(random, at, end, fact.shootOut) };
}
