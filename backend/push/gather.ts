import type { Writable } from 'node:stream';

/** Unseen by a reader; in a busy room several messages come within it. */
const GATHER_MS = 40;

/** Lines that hold back what is written, until all of them let go at once. */
export interface Gather {
  /** Call it before each write: what follows within `GATHER_MS` leaves in one write. */
  hold(line: Pick<Writable, 'cork' | 'uncork'>): void;
}

/** A write for each frame of each client is most of what a crowd costs a back end. */
export function makeGather(): Gather {
  const held = new Set<Pick<Writable, 'cork' | 'uncork'>>();
  const letGo = () => {
    for (const line of held) line.uncork();
    held.clear();
  };
  return {
    hold(line) {
      if (held.has(line)) return;
      if (held.size === 0) setTimeout(letGo, GATHER_MS);
      line.cork();
      held.add(line);
    },
  };
}
