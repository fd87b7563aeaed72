import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NewComment } from './comment-thread';

/** Whom an answer is for. */
export interface ReplyTo {
  /** What it answers: a comment, or another answer. */
  readonly parentId: string;
  readonly name: string;
  /** It answers an answer, whose writer is named. */
  readonly isNamed: boolean;
}

/** A comment of one's own that the server has not taken yet. */
export interface Waiting {
  /** Ours; the server has given it no id. */
  readonly key: string;
  readonly content: string;
  readonly photos: readonly string[];
  readonly replyTo: ReplyTo | undefined;
  readonly state: 'sending' | 'failed';
}

type Draft = Pick<Waiting, 'content' | 'photos' | 'replyTo'>;

/** As the server has taken it, with what it need not say: whose it is, what it answers, and (an addition) whom. */
const asOwn = (comment: NewComment, { replyTo }: Draft): NewComment => ({
  ...comment,
  isMine: true,
  parentId: comment.parentId ?? replyTo?.parentId,
  replyName: comment.replyName ?? (replyTo?.isNamed ? replyTo.name : undefined),
});

export interface OutboxState {
  readonly waiting: readonly Waiting[];
  /** What the server has taken, in the order in which it was written. */
  readonly taken: readonly NewComment[];
}

interface OutboxDeps {
  readonly publish: (draft: Draft) => Promise<NewComment>;
}

export interface Outbox {
  readonly store: StoreApi<OutboxState>;
  /** Shown at once; a failure stays in sight with all that was typed. */
  send(draft: Draft): Promise<void>;
  /** The user's wish: nothing is sent twice by itself. */
  again(key: string): Promise<void>;
  discard(key: string): void;
}

/** Comments on their way, of one tip. */
export function createOutbox({ publish }: OutboxDeps): Outbox {
  const store = createStore<OutboxState>(() => ({ waiting: [], taken: [] }));
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
      return deliver({ key: `own-${last}`, content, photos, replyTo, state: 'sending' });
    },
    async again(key) {
      const entry = store.getState().waiting.find((one) => one.key === key && one.state === 'failed');
      if (entry !== undefined) await deliver(entry);
    },
    discard: drop,
  };
}
