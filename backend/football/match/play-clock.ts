import type { Script } from '../../world/match-state';

/** A minute as it is told: 90 and added 3 is 90+3. */
export interface Minute {
  readonly minute: number;
  readonly added: number;
}

const HALVES: ReadonlyMap<number, readonly [from: number, limit: number]> = new Map([
  [1002, [0, 45]],
  [1004, [45, 90]],
  [1006, [90, 105]],
  [1008, [105, 120]],
]);

/** The minute of a second after kick-off; in a break the last one of the half. */
export function minuteAt({ segments }: Script, at: number): Minute {
  const segment = segments.filter((one) => one.from <= at && HALVES.has(one.phase)).at(-1);
  const [from, limit] = HALVES.get(segment?.phase ?? 0) ?? [0, 45];
  const minute = from + Math.floor((at - (segment?.clockFrom ?? segment?.from ?? 0)) / 60) + 1;
  return { minute: Math.min(minute, limit), added: Math.max(0, minute - limit) };
}

/** Minutes that a match has for a player who is on from the start, stoppage left out: 90, or 120; less when it was given up. */
export function fullMinutes({ segments }: Script): number {
  const end = segments.at(-1);
  if (end?.phase === 1016) return minuteAt({ segments, scores: [] }, end.from - 1).minute;
  return segments.some((one) => one.phase === 1008) ? 120 : 90;
}

/** The seconds of a minute of the second half. */
export function secondOf({ segments }: Script, minute: number): number {
  const half = segments.find((one) => one.phase === 1004);
  return (half?.from ?? 0) + (minute - 45) * 60;
}
