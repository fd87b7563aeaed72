import EventEmitter from 'eventemitter3';
import * as v from 'valibot';
import type { PendingAction } from '../../contract/call';
import { PENDING_KINDS } from '../../contract/call';
import { id } from '../../contract/wire';
import { defineKept } from '../../services/kept';
import type { SafeStorage } from '../../session/safe-storage';

/** A tap that waited longer than this for its log-in is forgotten. */
const PENDING_ACTION_LIFE_MS = 10 * 60_000;

/** A visitor's is done for who logs in next; that of a member, whose session has ended, for nobody else. */
const keptAction = defineKept(
  'intent',
  v.object({ kind: v.picklist(PENDING_KINDS), id, at: v.number(), top: v.optional(v.number()) }),
  undefined,
  'member',
);

export interface PendingActions {
  /** Keeps what is to be done after the log-in; also over a reload. */
  keep(pendingAction: PendingAction): void;
  /** A session has begun: the pages that listen do what was kept, once. */
  release(): void;
  /** Hears of these kinds; one that nobody listens for yet stays kept, as a page may still be on its way. */
  listen(kinds: readonly PendingAction['kind'][], listener: (pendingAction: PendingAction) => void): () => void;
  clear(): void;
}

/** Follow, book and like are done after the log-in that they asked for (decisions.md, login and back). */
export function createPendingActions(
  storage: SafeStorage,
  isMember: () => boolean,
  now: () => number,
  scroll: { readonly top: () => number; readonly returnTo: (top: number) => void },
): PendingActions {
  const waiting = new EventEmitter<PendingAction['kind']>();
  const clear = () => void keptAction.change(storage, () => undefined);

  const release = () => {
    const kept = keptAction.read(storage);
    if (kept === undefined || waiting.eventNames().length === 0 || !isMember()) return;
    const { kind, id: subject, at, top } = kept;
    const isLost = now() - at > PENDING_ACTION_LIFE_MS;
    if (!isLost && waiting.listenerCount(kind) === 0) return;
    clear();
    if (isLost) return;
    waiting.emit(kind, { kind, id: subject });
    if (top) scroll.returnTo(top);
  };

  return {
    keep: (pendingAction) =>
      void keptAction.change(storage, () => ({ ...pendingAction, at: now(), top: scroll.top() })),
    release,
    listen(kinds, tell) {
      for (const kind of kinds) waiting.on(kind, tell);
      // Several parts of a page listen; they all are there once its effects have run.
      const timer = setTimeout(release, 0);
      return () => {
        clearTimeout(timer);
        for (const kind of kinds) waiting.off(kind, tell);
      };
    },
    clear,
  };
}
