import type * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SubComment } from '../../../contract/comment/tip-comment';
import type { replyTo, Unsent, UnsentEntry } from '../../../domains/writing/unsent';
import { isOutcomeUnknown } from '../../../http/call-error';
import { lookAgain } from '../../../services/unknown-outcome';
import type { NewComment } from './comment-thread';
import { isSent } from './sent-comment';

export type ReplyTo = v.InferOutput<typeof replyTo>;

/** A comment of one's own that the server is not known to have taken. */
export interface Waiting {
  /** Ours, sent as `clientId`: the server has given it no id. */
  readonly key: string;
  readonly content: string;
  readonly photos: readonly string[];
  readonly replyTo: ReplyTo | undefined;
  /** Server time, Unix ms. */
  readonly sentAt: number;
  readonly state: 'sending' | 'unconfirmed' | 'failed';
  /** Of one that failed: the server may have it all the same. */
  readonly isUnknown?: boolean;
}

export type Draft = Pick<Waiting, 'content' | 'photos' | 'replyTo'>;

/** As the server has taken it, with what it need not say: whose it is, what it answers, and (an addition) whom. */
const asOwn = (comment: NewComment, { replyTo: to }: Draft): NewComment => ({
  ...comment,
  isMine: true,
  parentId: comment.parentId ?? to?.parentId,
  replyName: comment.replyName ?? (to?.isNamed ? to.name : undefined),
});

export interface OutboxState {
  readonly waiting: readonly Waiting[];
  /** The comments that the server has taken, in the order of writing. */
  readonly taken: readonly NewComment[];
}

interface OutboxDeps {
  readonly publish: (entry: Waiting) => Promise<NewComment>;
  /** The comment as the server has it, beside what was `taken`; rejects when it cannot be read. */
  readonly find: (entry: Waiting, taken: ReadonlySet<string>) => Promise<NewComment | undefined>;
  readonly newKey: () => string;
  readonly pause: (ms: number) => Promise<void>;
  /** Server time, Unix ms. */
  readonly now: () => number;
  /** The place where they outlive the page. */
  readonly unsent: Unsent;
}

export interface Outbox {
  readonly store: StoreApi<OutboxState>;
  /** Shown at once; a failure stays in sight with all that was typed. */
  send(draft: Draft): Promise<void>;
  /** The user's wish: nothing is sent twice by itself. */
  again(key: string): Promise<void>;
  discard(key: string): void;
  /** Comments as they were read or heard: what is among them has arrived after all, and does not wait any more. */
  found(own: readonly SubComment[]): void;
}

/** A comment on its way when the page was left may have arrived: it waits to be found, or for the user's wish. */
const asLeft = ({ photos = [], replyTo: to, ...entry }: UnsentEntry): Waiting => ({
  ...entry,
  photos,
  replyTo: to,
  state: 'failed',
  isUnknown: true,
});

const asKept = ({ state: _state, isUnknown: _isUnknown, replyTo: to, photos, ...entry }: Waiting): UnsentEntry => ({
  ...entry,
  photos: [...photos],
  ...(to === undefined ? {} : { replyTo: to }),
});

/** The fates of a waiting comment. */
function movesOf(store: StoreApi<OutboxState>) {
  const put = (entry: Waiting) =>
    store.setState(({ waiting }) => ({ waiting: [...waiting.filter(({ key }) => key !== entry.key), entry] }));
  const drop = (key: string) =>
    store.setState(({ waiting }) => ({ waiting: waiting.filter((entry) => entry.key !== key) }));

  const took = (entry: Waiting, comment: NewComment) =>
    store.setState(({ waiting, taken }) => ({
      waiting: waiting.filter(({ key }) => key !== entry.key),
      taken: [...taken, asOwn(comment, entry)],
    }));
  const isWaiting = ({ key }: Waiting) => store.getState().waiting.some((one) => one.key === key);
  return { put, drop, took, isWaiting };
}

/** Comments on their way, of one tip and one member. */
export function createOutbox({ publish, find, newKey, pause, now, unsent }: OutboxDeps): Outbox {
  const store = createStore<OutboxState>(() => ({ waiting: unsent.read().map(asLeft), taken: [] }));
  store.subscribe(({ waiting }, before) => {
    if (waiting !== before.waiting) unsent.change(before.waiting.map(asKept), waiting.map(asKept));
  });
  const { put, drop, took, isWaiting } = movesOf(store);
  /** True when the server has it after all, or it was found elsewhere meanwhile. */
  const isFound = async (entry: Waiting): Promise<boolean> => {
    const comment = await find(entry, new Set(store.getState().taken.map(({ id }) => id)));
    if (!isWaiting(entry)) return true;
    if (comment !== undefined) took(entry, comment);
    return comment !== undefined;
  };
  /** decisions.md, unknown outcome: said, read again and again, and only then called not sent. */
  const look = async (entry: Waiting) => {
    put({ ...entry, state: 'unconfirmed' });
    const isThere = async () => !isWaiting(entry) || isFound(entry).catch(() => false);
    if (!(await lookAgain(pause, isThere))) put({ ...entry, state: 'failed', isUnknown: true });
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
    send({ content, photos, replyTo }) {
      return deliver({ key: newKey(), content, photos, replyTo, sentAt: now(), state: 'sending' });
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
    found(own) {
      const { waiting } = store.getState();
      const left = waiting.filter((entry) => entry.state === 'sending' || !own.some((one) => isSent(one, entry)));
      if (left.length < waiting.length) store.setState({ waiting: left });
    },
  };
}
