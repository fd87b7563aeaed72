import EventEmitter from 'eventemitter3';

/** What is read in loops when there is no push, by how often (decisions.md, reconnecting). */
export type RefetchKind = 'room' | 'screen' | 'badge' | 'subscriptions';
type Read = () => void;

/** What screens would read again: while they are shown, each registers its way to do so. */
export interface Refetch {
  /** Answers the way to take it back. */
  add(kind: RefetchKind, read: Read): () => void;
  /** Reads everything of these kinds once; without kinds, all there is. */
  run(...kinds: readonly RefetchKind[]): void;
}

export function createRefetch(): Refetch {
  const held = new EventEmitter<RefetchKind>();
  return {
    add(kind, read) {
      held.on(kind, read);
      return () => {
        held.off(kind, read);
      };
    },
    run(...kinds) {
      for (const kind of kinds.length === 0 ? held.eventNames() : kinds) held.emit(kind);
    },
  };
}
