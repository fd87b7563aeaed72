import type * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SubComment } from '../../../contract/comment/tip-comment';
import type { replyTo, Unsent, UnsentEntry } from '../../../domains/comment/unsent';
import type { NewComment } from './comment-thread';

export type ReplyTo = v.InferOutput<typeof replyTo>;

/** Clocks of the server's parts need not agree to the second. */
const CLOCK_SLACK_MS = 2_000;

/** A comment of one's own that the server is not known to have taken. */
export interface Waiting {
  /** Ours; the server has given it no id. */
  readonly key: string;
  readonly content: string;
  readonly photos: readonly string[];
  readonly replyTo: ReplyTo | undefined;
  /** Server time, Unix ms. */
  readonly sentAt: number;
  readonly state: 'sending' | 'failed';
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
  /** What the server has taken, in the order in which it was written. */
  readonly taken: readonly NewComment[];
}

interface OutboxDeps {
  readonly publish: (draft: Draft) => Promise<NewComment>;
  /** Server time, Unix ms. */
  readonly now: () => number;
  /** Where they outlive the page. */
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

/** What was on its way when the page was left may have arrived: it waits to be found, and for the user's wish. */
const asLeft = ({ photos = [], replyTo: to, ...entry }: UnsentEntry): Waiting => ({
  ...entry,
  photos,
  replyTo: to,
  state: 'failed',
});

const asKept = ({ state: _state, replyTo: to, photos, ...entry }: Waiting): UnsentEntry => ({
  ...entry,
  photos: [...photos],
  ...(to === undefined ? {} : { replyTo: to }),
});

const isSame = (entry: Waiting, { isMine, content, createDate = 0 }: SubComment) =>
  isMine && content === entry.content && createDate >= entry.sentAt - CLOCK_SLACK_MS;

/** Comments on their way, of one tip. */
export function createOutbox({ publish, now, unsent }: OutboxDeps): Outbox {
  const store = createStore<OutboxState>(() => ({ waiting: unsent.read().map(asLeft), taken: [] }));
  store.subscribe(({ waiting }, before) => {
    if (waiting !== before.waiting) unsent.change(before.waiting.map(asKept), waiting.map(asKept));
  });
  let last = 0;
  const put = (entry: Waiting) =>
    store.setState(({ waiting }) => ({ waiting: [...waiting.filter(({ key }) => key !== entry.key), entry] }));
  const drop = (key: string) =>
    store.setState(({ waiting }) => ({ waiting: waiting.filter((entry) => entry.key !== key) }));

  const deliver = async (entry: Waiting) => {
    put({ ...entry, state: 'sending' });
    try {
      const comment = await publish(entry);
      store.setState(({ waiting, taken }) => ({
        waiting: waiting.filter(({ key }) => key !== entry.key),
        taken: [...taken, asOwn(comment, entry)],
      }));
    } catch {
      put({ ...entry, state: 'failed' });
    }
  };
  return {
    store,
    send({ content, photos, replyTo }) {
      last += 1;
      const sentAt = now();
      return deliver({ key: `own-${sentAt}-${last}`, content, photos, replyTo, sentAt, state: 'sending' });
    },
    async again(key) {
      const entry = store.getState().waiting.find((one) => one.key === key && one.state === 'failed');
      if (entry !== undefined) await deliver(entry);
    },
    discard: drop,
    found(own) {
      const { waiting } = store.getState();
      const left = waiting.filter((entry) => entry.state === 'sending' || !own.some((one) => isSame(entry, one)));
      if (left.length < waiting.length) store.setState({ waiting: left });
    },
  };
}
