import EventEmitter from 'eventemitter3';

/** The readings that run in loops without a push, by interval (decisions.md, reconnecting). */
export type RefetchKind = 'room' | 'screen' | 'badge' | 'subscriptions';
type Read = () => void;

/** The readings of screens: each registers its own while it is shown. */
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
