import { createStore, type StoreApi } from 'zustand/vanilla';
import { chatList, chatSend } from '../../../contract/room/calls-room';
import type { ChatMessage } from '../../../contract/room/chat';
import type { Unsent, UnsentEntry } from '../../../domains/comment/unsent';
import { isOutcomeUnknown } from '../../../http/call-error';
import type { Services } from '../../../services/services';
import { type ChatLog, EMPTY_CHAT, heardWithOwn, notSaid, type OwnMessage, said, saying, withdrawn } from '../chat-log';

/** A channel is asked for within a second: what is said before that is read once more. */
const LISTENING_AFTER_MS = 1_500;

interface ChatState {
  readonly log: ChatLog;
  /** Of the first reading. */
  readonly phase: 'loading' | 'ready' | 'failed';
}

/** `refused`: the server's rule says no, its toast why. */
export type SayResult = 'said' | 'failed' | 'refused';

export interface RoomChat {
  readonly store: StoreApi<ChatState>;
  /** Listens and reads; returns a function that ends it. */
  start(): () => void;
  /** Reads what was said while nobody listened. */
  read(): Promise<void>;
  say(content: string): Promise<SayResult>;
  /** One that was not said, once more. */
  again(key: string): Promise<SayResult>;
  /** Gives up one that was not said. */
  drop(key: string): void;
}

interface ChatDeps extends Pick<Services, 'call' | 'chatFeed' | 'session' | 'now'> {
  /** Where one's own messages outlive the page until they are known to have arrived. */
  readonly unsent: Unsent;
}

/** What was on its way when the page was left may have arrived: it waits to be heard, and for the user's wish. */
const asLeft = ({ key, content, sentAt }: UnsentEntry): OwnMessage => ({ key, content, sentAt, state: 'failed' });

/** The log of a room, and how to hear, read and say something. */
function createTalking({ call, session, unsent }: ChatDeps, liveRoomId: string, signal: () => AbortSignal) {
  const own = unsent.read().map(asLeft);
  const store = createStore<ChatState>(() => ({ log: { ...EMPTY_CHAT, own }, phase: 'loading' }));
  store.subscribe(({ log }, before) => unsent.change(before.log.own, log.own));
  const change = (apply: (log: ChatLog) => ChatLog) =>
    store.setState((state) => {
      const log = apply(state.log);
      return log === state.log ? state : { ...state, log };
    });
  const hear = (messages: readonly ChatMessage[]) =>
    change((log) => heardWithOwn(log, messages, session.getState().uid));
  const read = async () => {
    const ending = signal();
    try {
      hear(await call(chatList, { liveRoomId }, { signal: ending, quiet: true }));
      store.setState({ phase: 'ready' });
    } catch {
      if (store.getState().phase === 'loading' && !ending.aborted) store.setState({ phase: 'failed' });
    }
  };
  const send = async (own: OwnMessage): Promise<SayResult> => {
    change((log) => saying(log, own));
    try {
      const message = await call(chatSend, { liveRoomId, content: own.content });
      change((log) => said(log, own.key, message));
      return 'said';
    } catch (error) {
      const isUnknown = isOutcomeUnknown(error);
      if (isUnknown) await read();
      // Read or pushed meanwhile: it has arrived after all.
      if (!store.getState().log.own.some(({ key }) => key === own.key)) return 'said';
      change((log) => notSaid(log, own.key));
      return isUnknown ? 'failed' : 'refused';
    }
  };
  return { store, change, hear, read, send };
}

/** The chat of one room, for as long as somebody is in it. A message is sent once: whether it arrived is read, not guessed. */
export function createRoomChat(deps: ChatDeps, liveRoomId: string): RoomChat {
  const { chatFeed, now } = deps;
  let count = 0;
  let ending = new AbortController();
  const { store, change, hear, read, send } = createTalking(deps, liveRoomId, () => ending.signal);

  return {
    store,
    read,
    start() {
      ending = new AbortController();
      const leave = chatFeed.listen(liveRoomId, hear);
      void read();
      const timer = setTimeout(() => void read(), LISTENING_AFTER_MS);
      return () => {
        clearTimeout(timer);
        leave();
        ending.abort();
      };
    },
    say(content) {
      count += 1;
      const sentAt = now();
      return send({ key: `own-${sentAt}-${count}`, content, sentAt, state: 'sending' });
    },
    async again(key) {
      const own = store.getState().log.own.find((one) => one.key === key);
      return own === undefined ? 'said' : send({ ...own, sentAt: now(), state: 'sending' });
    },
    drop: (key) => change((log) => withdrawn(log, key)),
  };
}
