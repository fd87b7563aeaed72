import { CHAT_KEPT } from '../../../contract/codes';
import type { ChatMessage } from '../../../contract/room/chat';

/** A message of one's own that the room has not heard yet, as far as anybody knows. */
export interface OwnMessage {
  /** Ours, sent as `clientId`: the server has not given it an id. */
  readonly key: string;
  readonly content: string;
  /** Server time at which it was first sent, Unix ms. */
  readonly sentAt: number;
  readonly state: 'sending' | 'unconfirmed' | 'failed';
  /** Of one that failed: the room may have it all the same. */
  readonly isUnknown?: boolean;
}

export interface ChatLog {
  /** Oldest first, the last 200. */
  readonly messages: readonly ChatMessage[];
  readonly own: readonly OwnMessage[];
}

export const EMPTY_CHAT: ChatLog = { messages: [], own: [] };

/** Clocks of the server's parts need not agree to the second. */
const CLOCK_SLACK_MS = 2_000;

const byTime = (a: ChatMessage, b: ChatMessage) => a.createDate - b.createDate;

/** Takes over what was heard: each message once, in the order in which it was said. The very same log when nothing is new. */
export function heard(log: ChatLog, news: readonly ChatMessage[]): ChatLog {
  const known = new Set(log.messages.map((message) => message.id));
  const fresh = news.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length === 0) return log;
  const last = log.messages.at(-1);
  const isInOrder = fresh.every(
    (message, index) => message.createDate >= (fresh[index - 1] ?? last ?? message).createDate,
  );
  const all = [...log.messages, ...fresh];
  return { ...log, messages: (isInOrder ? all : all.sort(byTime)).slice(-CHAT_KEPT) };
}

/** True when a message heard from the room is this own one, before the server's answer says so. */
function isSame(own: OwnMessage, { uid, content, createDate, clientId }: ChatMessage, me: string): boolean {
  if (clientId !== undefined) return clientId === own.key;
  return uid === me && content === own.content && createDate >= own.sentAt - CLOCK_SLACK_MS;
}

/** The same with one's own messages: what the room has heard does not wait any more. `me`: the member's uid. */
export function heardWithOwn(log: ChatLog, news: readonly ChatMessage[], me: string): ChatLog {
  const next = heard(log, news);
  if (next === log || next.own.length === 0 || me === '') return next;
  const known = new Set(log.messages.map((message) => message.id));
  const fresh = news.filter(({ id }) => !known.has(id));
  const own = [...next.own];
  for (const message of fresh) {
    const at = own.findIndex((one) => isSame(one, message, me));
    if (at >= 0) own.splice(at, 1);
  }
  return { ...next, own };
}

export const saying = (log: ChatLog, own: OwnMessage): ChatLog => ({
  ...log,
  own: [...log.own.filter(({ key }) => key !== own.key), own],
});

/** The server has taken it; the room may have heard it before the answer came. */
export function said(log: ChatLog, key: string, message: ChatMessage): ChatLog {
  return heard({ ...log, own: log.own.filter((one) => one.key !== key) }, [message]);
}

export const nowAt = (log: ChatLog, key: string, change: Pick<OwnMessage, 'state' | 'isUnknown'>): ChatLog => ({
  ...log,
  own: log.own.map((one) => (one.key === key ? { ...one, ...change } : one)),
});

/** `isUnknown`: the room may have it all the same. */
export const notSaid = (log: ChatLog, key: string, isUnknown = false): ChatLog =>
  nowAt(log, key, { state: 'failed', isUnknown });

export const withdrawn = (log: ChatLog, key: string): ChatLog => ({
  ...log,
  own: log.own.filter((one) => one.key !== key),
});
