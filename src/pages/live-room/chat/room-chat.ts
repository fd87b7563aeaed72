import { createStore, type StoreApi } from 'zustand/vanilla';
import { CHAT_KEPT } from '../../../contract/codes';
import { chatList, chatSend } from '../../../contract/room/calls-room';
import type { ChatMessage } from '../../../contract/room/chat';
import type { Unsent, UnsentEntry } from '../../../domains/writing/unsent';
import { isAbsent, isOutcomeUnknown } from '../../../http/call-error';
import { pause } from '../../../services/pause';
import type { Services } from '../../../services/services';
import { lookAgain } from '../../../services/unknown-outcome';
import { newUuid } from '../../../session/device-id';
import {
  type ChatLog,
  EMPTY_CHAT,
  heardWithOwn,
  notSaid,
  nowAt,
  type OwnMessage,
  said,
  saying,
  withdrawn,
} from './chat-log';
import { createPaced } from './paced';

/** Messages are shown at once, and in a crowd twice a second. */
const PACE_MS = 500;
/** A channel is asked for within a second: what is said before that is read once more. */
const LISTENING_AFTER_MS = 1_500;

interface ChatState {
  readonly log: ChatLog;
  /** Of the first reading. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'absent';
  readonly error?: unknown;
}

/** `refused`: the server's rule says no, its toast why. */
export type SayResult = 'said' | 'failed' | 'refused';

export interface RoomChat {
  readonly store: StoreApi<ChatState>;
  /** Listens and reads; returns a function that ends it. */
  start(): () => void;
  /** Reads what was said while nobody listened; whether it could be read. */
  read(): Promise<boolean>;
  say(content: string): Promise<SayResult>;
  /** One that was not said, once more. */
  again(key: string): Promise<SayResult>;
  /** Gives up one that was not said. */
  drop(key: string): void;
}

interface ChatDeps extends Pick<Services, 'call' | 'chatFeed' | 'session' | 'now'> {
  /** Own messages outlive the page here until they are known to have arrived. */
  readonly unsent: Unsent;
  /** The id of a message, here and for the server. */
  readonly newKey?: () => string;
  readonly wait?: typeof pause;
}

/** A message on its way when the page was left may have arrived: it waits to be heard, or for the user's wish. */
const asLeft = ({ key, content, sentAt }: UnsentEntry): OwnMessage => ({
  key,
  content,
  sentAt,
  state: 'failed',
  isUnknown: true,
});

/** The log of a room, and how to hear, read and say something. */
function createTalking(
  { call, session, unsent, wait = pause }: ChatDeps,
  liveRoomId: string,
  signal: () => AbortSignal,
) {
  const left = unsent.read().map(asLeft);
  const store = createStore<ChatState>(() => ({ log: { ...EMPTY_CHAT, own: left }, phase: 'loading' }));
  store.subscribe(({ log }, before) => unsent.change(before.log.own, log.own));
  const change = (apply: (log: ChatLog) => ChatLog) =>
    store.setState((state) => {
      const log = apply(state.log);
      return log === state.log ? state : { ...state, log };
    });
  const hear = (heard: readonly ChatMessage[]) => change((log) => heardWithOwn(log, heard, session.getState().uid));
  const read = async (): Promise<boolean> => {
    const ending = signal();
    try {
      hear(await call(chatList, { liveRoomId }, { signal: ending, quiet: true }));
      store.setState({ phase: 'ready' });
      return true;
    } catch (error) {
      const phase = isAbsent(error) ? 'absent' : 'failed';
      if (store.getState().phase === 'loading' && !ending.aborted) store.setState({ phase, error });
      return false;
    }
  };
  const isWaiting = (key: string) => store.getState().log.own.some((one) => one.key === key);
  /** decisions.md, unknown outcome: said, read again and again, and only then called not sent. */
  const look = async (key: string): Promise<SayResult> => {
    change((log) => nowAt(log, key, { state: 'unconfirmed' }));
    // Read or pushed meanwhile: it has arrived after all.
    const isThere = async () => read().then(() => !isWaiting(key));
    if (!isWaiting(key) || (await lookAgain((ms) => wait(ms, signal()), isThere))) return 'said';
    change((log) => notSaid(log, key, true));
    return 'failed';
  };
  const send = async (own: OwnMessage): Promise<SayResult> => {
    change((log) => saying(log, own));
    try {
      const message = await call(chatSend, { liveRoomId, content: own.content, clientId: own.key });
      change((log) => said(log, own.key, message));
      return 'said';
    } catch (error) {
      if (isOutcomeUnknown(error)) return look(own.key);
      change((log) => notSaid(log, own.key));
      return isWaiting(own.key) ? 'refused' : 'said';
    }
  };
  /** Once more: what nobody knows of is looked for first, or it might stand there twice. */
  const again = async (own: OwnMessage): Promise<SayResult> => {
    if (own.isUnknown) {
      change((log) => nowAt(log, own.key, { state: 'sending' }));
      if (!(await read())) change((log) => notSaid(log, own.key, true));
      const now = store.getState().log.own.find(({ key }) => key === own.key);
      if (now?.state !== 'sending') return now === undefined ? 'said' : 'failed';
    }
    return send({ ...own, state: 'sending' });
  };
  return { store, change, hear, read, send, again };
}

/** The chat of one room, for as long as somebody is in it. A message is sent once: whether it arrived is read, not guessed. */
export function createRoomChat(deps: ChatDeps, liveRoomId: string): RoomChat {
  const { chatFeed, now, newKey = () => newUuid(window.crypto) } = deps;
  let ending = new AbortController();
  const { store, change, hear, read, send, again } = createTalking(deps, liveRoomId, () => ending.signal);

  return {
    store,
    read,
    start() {
      ending = new AbortController();
      const paced = createPaced(hear, PACE_MS, CHAT_KEPT);
      const leave = chatFeed.listen(liveRoomId, paced.put);
      void read();
      const timer = setTimeout(() => void read(), LISTENING_AFTER_MS);
      return () => {
        clearTimeout(timer);
        leave();
        paced.stop();
        ending.abort();
      };
    },
    say(content) {
      return send({ key: newKey(), content, sentAt: now(), state: 'sending' });
    },
    async again(key) {
      const own = store.getState().log.own.find((one) => one.key === key);
      return own === undefined ? 'said' : again(own);
    },
    drop: (key) => change((log) => withdrawn(log, key)),
  };
}

/** Tells of the messages that are said from now on, once each; returns a function that ends it. */
export function onSaid({ store }: Pick<RoomChat, 'store'>, tell: (said: readonly ChatMessage[]) => void): () => void {
  let newest: ChatMessage | undefined;
  let isBegun = false;
  const take = () => {
    const { phase, log } = store.getState();
    const { messages } = log;
    const last = messages.at(-1);
    // Earlier ones are in the chat.
    if (isBegun && last !== newest) {
      const from = newest === undefined ? 0 : messages.indexOf(newest) + 1;
      tell(messages.slice(from));
    }
    isBegun ||= phase !== 'loading';
    newest = last;
  };
  take();
  return store.subscribe(take);
}
