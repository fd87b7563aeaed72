import type { Script, Segment } from '../match-state';
import type { Random } from '../random';

const QUARTER_PHASES = [3005, 3007, 3009, 3011] as const;
const BREAK_PHASES = [3006, 3008, 3010] as const;
const AWAITING_OVERTIME_PHASE = 3015;
const OVERTIME_PHASE = 3013;
const OVERTIME_OVER_PHASE = 3016;
const ENDED_PHASE = 3014;
// Real time: twelve minutes of play take about twenty-seven.
const QUARTER_S = 27 * 60;
const LAST_QUARTER_S = 33 * 60;
const BREAK_S = [150, 15 * 60, 150] as const;
const OVERTIME_S = 16 * 60;
/** Of that: the pause before it. */
const OVERTIME_PAUSE_S = 150;

export type Score = [at: number, side: 0 | 1, points: number];

/** Baskets of one stretch: `points` in ones, twos and threes. */
export function baskets(random: Random, from: number, length: number, side: 0 | 1, points: number): Score[] {
  const scores: Score[] = [];
  let left = points;
  while (left > 0) {
    const value = Math.min(left, random.pick([1, 2, 2, 2, 3, 3]));
    scores.push([from + random.between(15, length - 2), side, value]);
    left -= value;
  }
  return scores;
}

function total(scores: readonly Score[], side: 0 | 1): number {
  return scores.reduce((sum, [, scorer, points]) => (scorer === side ? sum + points : sum), 0);
}

/** How a basketball game will go: four quarters with their breaks, and overtime while it is level. */
export function basketballScript(random: Random, strength: number): Script {
  const segments: Segment[] = [];
  const scores: Score[] = [];
  let from = 0;
  const stretch = (phase: number, length: number, mean: number) => {
    segments.push({ phase, from });
    const home = Math.round(mean * strength + random.between(-6, 7));
    const away = Math.round(mean / strength + random.between(-7, 6));
    scores.push(...baskets(random, from, length, 0, home), ...baskets(random, from, length, 1, away));
    from += length;
  };
  QUARTER_PHASES.forEach((phase, index) => {
    stretch(phase, (index === 3 ? LAST_QUARTER_S : QUARTER_S) + random.between(-90, 120), 28);
    const pause = BREAK_PHASES[index];
    if (pause === undefined) return;
    segments.push({ phase: pause, from });
    from += BREAK_S[index] ?? 0;
  });
  const isLevel = () => total(scores, 0) === total(scores, 1);
  const endPhase = isLevel() ? OVERTIME_OVER_PHASE : ENDED_PHASE;
  while (isLevel()) {
    segments.push({ phase: AWAITING_OVERTIME_PHASE, from });
    from += OVERTIME_PAUSE_S;
    stretch(OVERTIME_PHASE, OVERTIME_S - OVERTIME_PAUSE_S, 11);
  }
  // The phase tells that overtime decided: the status of both is "finished".
  segments.push({ phase: endPhase, from });
  return { segments, scores: scores.sort((a, b) => a[0] - b[0]) };
}
