import type { Refetch, RefetchKind } from '../../services/refetch';

/** The intervals of readings in place of a push (decisions.md, reconnecting; product.md, section 9, loop times). */
export const LOOPS_MS: Readonly<Record<RefetchKind, number>> = {
  room: 5_000,
  screen: 10_000,
  badge: 20_000,
  subscriptions: 60_000,
};
/** The first turn comes sooner by up to so much of its interval, at random: an outage begins for everybody at once. */
export const LOOPS_SPREAD = 0.75;
export const ALL_KINDS = Object.keys(LOOPS_MS) as readonly RefetchKind[];

/** From now on these kinds are read in loops, and no others. */
export type Loops = (kinds: readonly RefetchKind[]) => void;

/** Reads in place of the push, while somebody looks. It stands outside of the push's chunk, which may never come. */
export function createLoops(refetch: Refetch, isVisible: () => boolean): Loops {
  const timers = new Map<RefetchKind, ReturnType<typeof setTimeout>>();
  const turn = (kind: RefetchKind, ms: number) => {
    const read = () => {
      turn(kind, LOOPS_MS[kind]);
      if (isVisible()) refetch.run(kind);
    };
    timers.set(kind, setTimeout(read, ms));
  };
  return (kinds) => {
    for (const kind of ALL_KINDS) {
      const isWanted = kinds.includes(kind);
      if (isWanted === timers.has(kind)) continue;
      if (isWanted) turn(kind, LOOPS_MS[kind] * (1 - LOOPS_SPREAD * Math.random()));
      else {
        clearTimeout(timers.get(kind));
        timers.delete(kind);
      }
    }
  };
}
