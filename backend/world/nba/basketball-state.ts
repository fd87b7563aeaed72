/** What is read of a script (match-state.ts). */
interface Course {
  readonly segments: readonly { readonly phase: number; readonly from: number }[];
  readonly scores: readonly (readonly [at: number, side: 0 | 1, points: number])[];
}

/** Phases in which the ball is in play, with their length on the clock in seconds (quarters; overtime). */
const PLAYED: ReadonlyMap<number, number> = new Map([
  [3005, 720],
  [3007, 720],
  [3009, 720],
  [3011, 720],
  [3013, 300],
]);

/** Seconds left on the clock of the period, which goes slower than real time; 0 while the ball rests. */
export function clockSecondsAt({ segments }: Pick<Course, 'segments'>, elapsed: number): number {
  const begun = segments.filter(({ from }) => from <= elapsed);
  const [segment, next] = [begun.at(-1), segments[begun.length]];
  const length = PLAYED.get(segment?.phase ?? 0);
  if (segment === undefined || next === undefined || length === undefined) return 0;
  return Math.ceil(length * (1 - (elapsed - segment.from) / (next.from - segment.from)));
}

/** Points of each period that has begun, overtimes after the fourth. */
export function periodsAt({ segments, scores }: Course, elapsed: number): { home: number; away: number }[] {
  return segments.flatMap(({ phase, from }, index) => {
    if (!PLAYED.has(phase) || from > elapsed) return [];
    const until = Math.min(elapsed + 1, segments[index + 1]?.from ?? Number.POSITIVE_INFINITY);
    const points = [0, 0];
    for (const [at, side, value] of scores) if (at >= from && at < until) points[side] = (points[side] ?? 0) + value;
    return [{ home: points[0] ?? 0, away: points[1] ?? 0 }];
  });
}
