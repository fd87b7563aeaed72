import { createStore, type StoreApi } from 'zustand/vanilla';
import { OUTCOME_PAUSES_MS } from '../../../domains/comment/unknown-outcome';
import { isOutcomeUnknown } from '../../../http/call-error';
import type { NewComment } from './comment-thread';

/** A comment of one's own that the server has not taken yet. */
export interface Waiting {
  /** Ours, sent as `clientId`: the server has given it no id. */
  readonly key: string;
  readonly content: string;
  readonly photos: readonly string[];
  readonly parentId: string | undefined;
  readonly state: 'sending' | 'unconfirmed' | 'failed';
  /** Server time of the first try, Unix ms. */
  readonly sentAt: number;
  /** Of one that failed: the server may have it all the same. */
  readonly isUnknown?: boolean;
}

type Draft = Pick<Waiting, 'content' | 'photos' | 'parentId'>;

export interface OutboxState {
  readonly waiting: readonly Waiting[];
  /** What the server has taken, in the order in which it was written. */
  readonly taken: readonly NewComment[];
}

interface OutboxDeps {
  readonly publish: (entry: Waiting) => Promise<NewComment>;
  /** The comment as the server has it, beside what was `taken`; rejects when it cannot be read. */
  readonly find: (entry: Waiting, taken: ReadonlySet<string>) => Promise<NewComment | undefined>;
  readonly newKey: () => string;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

export interface Outbox {
  readonly store: StoreApi<OutboxState>;
  /** Shown at once; a failure stays in sight with all that was typed. */
  send(draft: Draft): Promise<void>;
  /** The user's wish: nothing is sent twice by itself. */
  again(key: string): Promise<void>;
  discard(key: string): void;
}

/** Comments on their way, of one tip and one member. */
export function createOutbox({ publish, find, newKey, now, pause }: OutboxDeps): Outbox {
  const store = createStore<OutboxState>(() => ({ waiting: [], taken: [] }));
  const put = (entry: Waiting) =>
    store.setState(({ waiting }) => ({ waiting: [...waiting.filter(({ key }) => key !== entry.key), entry] }));
  const drop = (key: string) =>
    store.setState(({ waiting }) => ({ waiting: waiting.filter((entry) => entry.key !== key) }));

  const took = (entry: Waiting, comment: NewComment) =>
    store.setState(({ waiting, taken }) => ({
      waiting: waiting.filter(({ key }) => key !== entry.key),
      taken: [...taken, { ...comment, isMine: true, parentId: comment.parentId ?? entry.parentId }],
    }));
  /** Whether the server has it after all. */
  const isFound = async (entry: Waiting): Promise<boolean> => {
    const comment = await find(entry, new Set(store.getState().taken.map(({ id }) => id)));
    if (comment !== undefined) took(entry, comment);
    return comment !== undefined;
  };
  /** decisions.md, unknown outcome: said, read again and again, and only then called not sent. */
  const look = async (entry: Waiting) => {
    put({ ...entry, state: 'unconfirmed' });
    for (const ms of OUTCOME_PAUSES_MS) {
      await pause(ms);
      if (await isFound(entry).catch(() => false)) return;
    }
    put({ ...entry, state: 'failed', isUnknown: true });
  };
  const deliver = async (entry: Waiting) => {
    put({ ...entry, state: 'sending' });
    try {
      took(entry, await publish(entry));
    } catch (error) {
      if (isOutcomeUnknown(error)) await look(entry);
      else put({ ...entry, state: 'failed', isUnknown: false });
    }
  };
  return {
    store,
    send({ content, photos, parentId }) {
      return deliver({ key: newKey(), content, photos, parentId, state: 'sending', sentAt: now() });
    },
    async again(key) {
      const entry = store.getState().waiting.find((one) => one.key === key && one.state === 'failed');
      if (entry === undefined) return;
      put({ ...entry, state: 'sending' });
      try {
        if (entry.isUnknown && (await isFound(entry))) return;
      } catch {
        // Whether it is there cannot be read: sent again it might stand there twice.
        return put(entry);
      }
      await deliver(entry);
    },
    discard: drop,
  };
}
