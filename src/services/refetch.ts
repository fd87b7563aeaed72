import type { Visibility } from './clock';
import { createSoon, LOOKED_AT_MS, UNSEEN_MS } from './soon';

/** The readings that run in loops without a push, by interval (decisions.md, reconnecting). */
export type RefetchKind = 'room' | 'screen' | 'badge' | 'subscriptions';

export const WITHIN_MS: Readonly<Record<RefetchKind, number>> = {
  room: LOOKED_AT_MS,
  screen: LOOKED_AT_MS,
  badge: UNSEEN_MS,
  subscriptions: UNSEEN_MS,
};

export interface Reading {
  /** Reads within the time of its kind, at random. */
  soon(): void;
  leave(): void;
}

/** The readings of screens: each registers its own while it is shown. */
export interface Refetch {
  /** `isTold`: who comes to its channels hears how things stand, so that a new connection asks for nothing. */
  add(kind: RefetchKind, read: () => void, isTold?: boolean): Reading;
  /** Reads everything of this kind now: the loops. */
  run(kind: RefetchKind): void;
  /** Reads what was missed, of one kind or of all, each soon, counted from `afterMs` on; what waits already is read once. */
  again(afterMs?: number, only?: RefetchKind): void;
}

const ALWAYS: Visibility = { isVisible: () => true, onVisibility: () => () => {} };

export function createRefetch({ isVisible, onVisibility } = ALWAYS): Refetch {
  const held = new Set<{
    readonly kind: RefetchKind;
    readonly now: () => void;
    readonly again: (after: number) => void;
  }>();
  let isMissed = false;
  const again: Refetch['again'] = (afterMs = 0, only) => {
    // Nobody looks: it is read when somebody does.
    isMissed = !isVisible();
    if (isMissed) return;
    for (const reading of held) if (only === undefined || reading.kind === only) reading.again(afterMs);
  };
  onVisibility(() => isMissed && again());
  return {
    add(kind, read, isTold = false) {
      const soon = createSoon(read);
      const within = (afterMs?: number) => soon.within(isVisible() ? WITHIN_MS[kind] : UNSEEN_MS, afterMs);
      const now = () => {
        soon.stop();
        read();
      };
      const reading = { kind, now, again: isTold ? () => {} : within };
      held.add(reading);
      return {
        soon: () => within(),
        leave() {
          soon.stop();
          held.delete(reading);
        },
      };
    },
    run(kind) {
      for (const reading of [...held]) if (reading.kind === kind) reading.now();
    },
    again,
  };
}
