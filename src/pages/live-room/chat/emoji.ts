/** Native characters, nothing to fetch; by what one looks for. */
export const EMOJI = {
  faces: ['😀', '😂', '🤣', '😊', '😍', '😎', '🤔', '😭', '😡', '🥳', '😴', '🙈', '😅', '😮', '😱', '🤯'],
  hands: ['👍', '👎', '👏', '🙌', '💪', '🤝', '🙏', '✌️', '👌', '🫡', '❤️', '💔', '🔥', '💯', '🎉', '💰'],
  pitch: ['⚽', '🏀', '🥅', '🏆', '🥇', '🧤', '🟨', '🟥', '⏱️', '📣', '🏟️', '👟', '🚩', '🎯', '🐐', '🍀'],
} as const;

export const EMOJI_GROUPS = ['recent', 'faces', 'hands', 'pitch'] as const;
export type EmojiGroup = (typeof EMOJI_GROUPS)[number];

/** Two rows of a narrow phone. */
const MOST_RECENT = 14;
const KNOWN: ReadonlySet<string> = new Set(Object.values(EMOJI).flat());

/** The kept ones, as they were written: one after the other, with a blank between. What is not ours is dropped. */
export const readRecent = (raw: string | null): readonly string[] =>
  [...new Set((raw ?? '').split(' '))].filter((one) => KNOWN.has(one)).slice(0, MOST_RECENT);

/** With one that has just been used in front. */
export const withRecent = (recent: readonly string[], used: string): readonly string[] =>
  [used, ...recent.filter((one) => one !== used)].slice(0, MOST_RECENT);
