const SECOND_MS = 1_000;

/** `refused`: calls while nothing answers. */
export type Counted = 'calls' | 'refused' | 'pushes' | 'dials';

/** Counts what happens in each second, by cause and by call. */
export interface Tally {
  count(what: Counted, cause: string, atMs: number, call?: string, times?: number): void;
  /** Each second of the evening; with a cause only what has it, or begins with it. */
  perSecond(what: Counted, cause?: string): readonly number[];
  causes(what: Counted): readonly string[];
  /** How often each call is made. */
  byCall(): ReadonlyMap<string, number>;
}

export function createTally(seconds: number): Tally {
  const kept = new Map<string, Float64Array>();
  const calls = new Map<string, number>();
  return {
    count(what, cause, atMs, call, times = 1) {
      const key = `${what} ${cause}`;
      const counts = kept.get(key) ?? new Float64Array(seconds);
      kept.set(key, counts);
      const second = Math.min(seconds - 1, Math.floor(atMs / SECOND_MS));
      counts[second] = (counts[second] ?? 0) + times;
      if (what === 'calls' && call !== undefined) calls.set(call, (calls.get(call) ?? 0) + times);
    },
    perSecond(what, cause = '') {
      const sum = new Array<number>(seconds).fill(0);
      for (const [key, counts] of kept)
        if (key.startsWith(`${what} ${cause}`))
          for (const [second, count] of counts.entries()) sum[second] = (sum[second] ?? 0) + count;
      return sum;
    },
    causes: (what) =>
      [...kept.keys()].filter((key) => key.startsWith(`${what} `)).map((key) => key.slice(what.length + 1)),
    byCall: () => calls,
  };
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
export const meanOf = (counts: readonly number[]): number => sumOf(counts) / counts.length;
export const peakOf = (counts: readonly number[]): number => counts.reduce((most, count) => Math.max(most, count), 0);

/** The most of any minute that begins in these seconds. */
export function busiestMinute(counts: readonly number[], from: number, to: number): readonly number[] {
  const minutes = Array.from({ length: to - from }, (_, offset) => counts.slice(from + offset, from + offset + 60));
  return minutes.reduce((most, minute) => (sumOf(minute) > sumOf(most) ? minute : most));
}
