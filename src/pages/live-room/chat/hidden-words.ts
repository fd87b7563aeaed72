import { useCallback, useEffect, useMemo } from 'react';
import * as v from 'valibot';
import type { ChatMessage } from '../../../contract/room/chat';
import { defineKept } from '../../../services/kept';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { onSaid, type RoomChat } from './room-chat';

export const MOST_WORDS = 20;
/** Characters. */
export const LONGEST_WORD = 20;

const NOBODY: ReadonlySet<string> = new Set();
const NONE_HIDDEN = { day: '', count: 0 };
const hiddenWords = defineKept('hidden-words', v.array(v.string()), [], 'device');

/** One form for full width, half width, capitals and small letters. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** True when a message has one of the words in it, however they are written. */
export function hasWord(message: string, words: readonly string[]): boolean {
  const said = plain(message);
  return words.some((word) => said.includes(plain(word)));
}

/** The words with one more at the end; each once, none empty, no more than fit. */
export function withWord(words: readonly string[], added: string): string[] {
  const word = [...added.trim()].slice(0, LONGEST_WORD).join('');
  const isKnown = words.some((one) => plain(one) === plain(word));
  return word === '' || isKnown || words.length >= MOST_WORDS ? [...words] : [...words, word];
}

/** Messages that the words have hidden on a day, as `toDateString` has it. */
const hiddenToday = defineKept('hidden-today', v.object({ day: v.string(), count: v.number() }), NONE_HIDDEN, 'device');

/** The number of messages that the words have hidden today. */
export function useHiddenToday(): number {
  const { now } = useServices();
  const { day, count } = useStore(hiddenToday, ({ value }) => value);
  return day === new Date(now()).toDateString() ? count : 0;
}

/** Counts what the words hide while the room is open; one's own messages they never hide. */
export function useCountHidden(chat: RoomChat | undefined): void {
  const { session, now } = useServices();
  const words = useStore(hiddenWords, ({ value }) => value);
  const change = useStore(hiddenToday, (state) => state.change);
  useEffect(() => {
    if (chat === undefined || words.length === 0) return;
    return onSaid(chat, (said) => {
      const me = session.getState().uid;
      const more = said.filter((message) => isUnwanted(message, { me, blocked: NOBODY, words })).length;
      if (more === 0) return;
      const today = new Date(now()).toDateString();
      change(({ day, count }) => ({ day: today, count: day === today ? count + more : more }));
    });
  }, [chat, words, change, session, now]);
}

/** Words of this device: messages with them are not shown here. */
export function useWordFilter() {
  const words = useStore(hiddenWords, ({ value }) => value);
  const change = useStore(hiddenWords, (state) => state.change);
  return useMemo(
    () => ({
      words,
      add: (word: string) => change((before) => withWord(before, word)),
      remove: (word: string) => change((before) => before.filter((one) => one !== word)),
    }),
    [words, change],
  );
}

interface Unwanted {
  /** The reader's uid; "" for a visitor. */
  readonly me: string;
  readonly blocked: ReadonlySet<string>;
  readonly words: readonly string[];
}

/** True of a message that somebody blocked has said, or that has a hidden word in it; one's own is never lost. */
export function isUnwanted({ uid, content }: ChatMessage, { me, blocked, words }: Unwanted): boolean {
  if (uid === undefined) return hasWord(content, words);
  return uid !== me && (blocked.has(uid) || hasWord(content, words));
}

/** `isUnwanted` for the reader as they are now. */
export function useIsHidden(blocked: ReadonlySet<string>): (message: ChatMessage) => boolean {
  const { session } = useServices();
  const words = useStore(hiddenWords, ({ value }) => value);
  return useCallback(
    (message) => isUnwanted(message, { me: session.getState().uid, blocked, words }),
    [session, blocked, words],
  );
}
