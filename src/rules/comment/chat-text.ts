import { MAX_CHAT_CHARACTERS } from '../../contract/codes';

/** From here on the field says how much room is left. */
const TELL_FROM = MAX_CHAT_CHARACTERS - 40;

interface ChatText {
  readonly content: string;
  /** Characters of it, as the server counts them: an emoji is never cut in half. */
  readonly length: number;
  /** Neither empty nor too long (decisions.md, comment rule). */
  readonly isSendable: boolean;
  /** True when its length is worth a word. */
  readonly isLong: boolean;
}

/** Measures a draft. White space around it says nothing. */
export function measureChat(draft: string): ChatText {
  const content = draft.trim();
  const { length } = [...content];
  return { content, length, isSendable: length > 0 && length <= MAX_CHAT_CHARACTERS, isLong: length >= TELL_FROM };
}
