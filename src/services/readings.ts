/** What is read in loops when there is no push, by how often (decisions.md, reconnecting). */
export type ReadingKind = 'room' | 'screen' | 'badge' | 'subscriptions';
type Read = () => unknown;

/** What screens would read again: while they are shown, each registers its way to do so. */
export interface Readings {
  /** Answers the way to take it back. */
  add(kind: ReadingKind, read: Read): () => void;
  /** Reads everything of these kinds once; without kinds, all there is. */
  run(...kinds: readonly ReadingKind[]): void;
}

export function createReadings(): Readings {
  const held = new Set<{ readonly kind: ReadingKind; readonly read: Read }>();
  return {
    add(kind, read) {
      const entry = { kind, read };
      held.add(entry);
      return () => {
        held.delete(entry);
      };
    },
    run(...kinds) {
      for (const { kind, read } of [...held]) if (kinds.length === 0 || kinds.includes(kind)) read();
    },
  };
}
