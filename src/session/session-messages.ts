import * as v from 'valibot';
import { int, text } from '../contract/wire';

const CHANNEL = 'si:session';
const SESSION_KEYS: ReadonlySet<string | null> = new Set(['token', 'uid', null]);
/** `uid`: whose session it was. */
const sessionEnd = v.object({ code: int, message: text, uid: text });
const userLeft = v.object({ leftUid: text });
/** The server has ended a session: its code, and the words for the user. */
export type SessionEnd = v.InferOutput<typeof sessionEnd>;

export interface SessionMessages {
  /** Tells the others, not oneself, that the storage has changed; `leftUid` has logged out. */
  announce(leftUid?: string): void;
  /** Tells the others that the server has ended a session. */
  announceEnd(end: SessionEnd): void;
  /** Hears of changes by others; returns a function that ends it. */
  listen(hears: SessionListener): () => void;
}

export interface SessionListener {
  readonly onChange: () => void;
  readonly onEnd: (end: SessionEnd) => void;
  readonly onLeft: (uid: string) => void;
}

/** Messages between mounts of a page and tabs of a browser. None carries a token: who hears one reads the storage. */
export function createSessionMessages(
  win: Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>,
): SessionMessages {
  let channel: BroadcastChannel | undefined;
  return {
    announce: (leftUid) => channel?.postMessage(leftUid === undefined ? 'changed' : { leftUid }),
    announceEnd: (end) => channel?.postMessage(end),
    listen({ onChange, onEnd, onLeft }) {
      // The keys of one change come one by one: what is read is what stands after the last.
      let timer: ReturnType<typeof setTimeout> | undefined;
      const soon = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          onChange();
        }, 0);
      };
      const onStorage = ({ key }: StorageEvent) => {
        if (SESSION_KEYS.has(key)) soon();
      };
      win.addEventListener('storage', onStorage);
      // A page that the browser had put aside has heard of nothing, the log-in that it was left for among it.
      win.addEventListener('pageshow', soon);
      channel = win.BroadcastChannel === undefined ? undefined : new win.BroadcastChannel(CHANNEL);
      if (channel !== undefined) {
        channel.onmessage = ({ data }: MessageEvent<unknown>) => {
          const end = v.safeParse(sessionEnd, data);
          const left = v.safeParse(userLeft, data);
          if (end.success) onEnd(end.output);
          else soon();
          if (left.success) onLeft(left.output.leftUid);
        };
      }
      return () => {
        clearTimeout(timer);
        timer = undefined;
        win.removeEventListener('storage', onStorage);
        win.removeEventListener('pageshow', soon);
        channel?.close();
        channel = undefined;
      };
    },
  };
}
