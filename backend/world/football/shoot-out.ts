import type { Random } from '../random';

/** A kick: seconds after kick-off, 0 home or 1 away, in or not. */
export type Kick = readonly [at: number, side: 0 | 1, isGoal: boolean];

const EACH = 5;
const CHANCE = 0.75;
const MOST_TRIES = 4000;

/** Whether nobody can catch up any more, after so many kicks of each side. */
function isDecided(goals: readonly [number, number], taken: readonly [number, number]): boolean {
  const left = taken.map((count) => Math.max(0, EACH - count));
  if (taken[0] >= EACH && taken[1] >= EACH) return taken[0] === taken[1] && goals[0] !== goals[1];
  return goals[0] > goals[1] + (left[1] ?? 0) || goals[1] > goals[0] + (left[0] ?? 0);
}

function series(random: Random): [side: 0 | 1, isGoal: boolean][] {
  const first = random.chance(0.5) ? 0 : 1;
  const goals: [number, number] = [0, 0];
  const taken: [number, number] = [0, 0];
  const kicks: [0 | 1, boolean][] = [];
  while (!isDecided(goals, taken)) {
    const side = (kicks.length + first) % 2 === 0 ? 0 : 1;
    const isGoal = random.chance(CHANCE);
    taken[side] += 1;
    if (isGoal) goals[side] += 1;
    kicks.push([side, isGoal]);
  }
  return kicks;
}

const goalsOf = (kicks: readonly (readonly [0 | 1, boolean])[], side: 0 | 1) =>
  kicks.filter(([own, isGoal]) => own === side && isGoal).length;

/** Kicks spread between two seconds, each side in turn until it is decided; `wanted`: how it must end. */
export function shootOut(random: Random, from: number, to: number, wanted?: readonly [number, number]): Kick[] {
  let kicks = series(random);
  for (let tries = 0; wanted !== undefined && tries < MOST_TRIES; tries++) {
    if (goalsOf(kicks, 0) === wanted[0] && goalsOf(kicks, 1) === wanted[1]) break;
    kicks = series(random);
  }
  const step = (to - from) / (kicks.length + 1);
  return kicks.map(([side, isGoal], index) => [Math.round(from + step * (index + 1)), side, isGoal]);
}
