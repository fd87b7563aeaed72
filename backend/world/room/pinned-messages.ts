import type { EntryRow } from '../../store/matches';

/** Pinned messages of the world's anchors, in both languages. */
const MESSAGES = [
  {
    zh: '今晚重点讲两队的肋部，中场休息答三个问题。先在聊天里写“问”，房管会收。',
    en: 'Tonight is about the half-spaces. Three questions at the break: begin your message with “Q”.',
  },
  {
    zh: '理性看球，聊天里不带节奏、不发外链。想聊赔率的，完场以后再聊。',
    en: 'Be kind, no links in the chat. We talk about odds after full time.',
  },
  {
    zh: '本场全程解说，完场以后再聊十分钟。祝大家看球愉快！',
    en: 'With you until full time, and ten minutes after it. Enjoy the match!',
  },
] as const;

/** One show in so many has none. */
const NONE_EVERY = 4;

/** The message that a show's anchor has pinned; undefined where there is none. `isEnglish`: the reader's language. */
export function pinnedMessage({ roomId, matchId }: EntryRow, isEnglish: boolean): string | undefined {
  const turn = roomId + matchId;
  if (turn % NONE_EVERY === 0) return undefined;
  return MESSAGES[turn % MESSAGES.length]?.[isEnglish ? 'en' : 'zh'];
}
