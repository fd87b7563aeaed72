import type { ChatMessage } from '../../../src/contract/room/chat';
import { SECOND_MS } from '../days';
import { BASKETBALL } from '../match-state';
import { hash, randomOf } from '../random';
import { type Spoken, spokenLines } from '../spoken';
import { CHAT_NAMES, CHAT_TEXTS, HOST_TEXTS, MOD_NAME, MOD_TEXTS } from './room-chat-texts';
import { ENGLISH_CHAT_TEXTS, ENGLISH_HOST_TEXTS, ENGLISH_MOD_TEXTS } from './room-chat-texts-en';

const FOOTBALL_CHAT = spokenLines(CHAT_TEXTS.football, ENGLISH_CHAT_TEXTS.football);
const BASKETBALL_CHAT = spokenLines(CHAT_TEXTS.basketball, ENGLISH_CHAT_TEXTS.basketball);
const OF_HOSTS = spokenLines(HOST_TEXTS, ENGLISH_HOST_TEXTS);
const OF_MODS = spokenLines(MOD_TEXTS, ENGLISH_MOD_TEXTS);

/** In each slot at most one message; whether and what follows from seed, room and slot alone. */
const SLOT_MS = 5 * SECOND_MS;
const SPOKEN = 0.45;
/** Of what is said: by the room's anchor, and by who keeps order in it. */
const BY_HOST = 0.06;
const BY_MOD = 0.03;
/** `w` marks what the world says: messages of users have plain numbers. */
const WORLD_ID = /^w(\d{1,9})-(\d{1,12})$/;

export interface ChattyRoom {
  readonly roomId: number;
  readonly matchType: number;
  /** On air, Unix ms. */
  readonly startAt: number;
  readonly endAt: number;
  /** Whose room it is. */
  readonly host: { readonly nickName: string; readonly pictureId: string } | undefined;
}

type Random = ReturnType<typeof randomOf>;

/** A message of the world, before it is told in one language or both. */
export type WorldChat = Omit<ChatMessage, 'content'> & { readonly content: Spoken };

type Said = Pick<WorldChat, 'nickName' | 'headUrl' | 'content' | 'role'>;

/** What of a message is another where its speaker has an office. */
function officially(random: Random, { host }: ChattyRoom): Partial<Said> {
  if (host !== undefined && random.chance(BY_HOST)) {
    return { nickName: host.nickName, headUrl: host.pictureId, content: random.pick(OF_HOSTS), role: 'host' };
  }
  if (!random.chance(BY_MOD)) return {};
  return { nickName: MOD_NAME, content: random.pick(OF_MODS), role: 'mod' };
}

function messageIn(seed: number, room: ChattyRoom, slot: number): WorldChat | undefined {
  const { roomId, matchType } = room;
  const random = randomOf(seed, 'chat', roomId, slot);
  if (!random.chance(SPOKEN)) return undefined;
  const name = random.pick(CHAT_NAMES);
  const content = random.pick(matchType === BASKETBALL ? BASKETBALL_CHAT : FOOTBALL_CHAT);
  const createDate = slot * SLOT_MS + random.between(0, SLOT_MS - 1);
  const official = officially(random, room);
  const look = hash('chatter', official.nickName ?? name);
  return {
    id: `w${roomId}-${slot}`,
    liveRoomId: String(roomId),
    uid: String(700_000 + (look % 90_000)),
    nickName: name,
    headUrl: `av${(look % 6) + 1}-d7f0f5-e9b48c-3a2a20-394656.png`,
    content,
    createDate,
    ...official,
  };
}

/** What the world says in a room after one instant and up to another, in order. */
export function roomChat(seed: number, room: ChattyRoom, after: number, until: number): WorldChat[] {
  const from = Math.max(after, room.startAt - 1);
  const to = Math.min(until, room.endAt);
  const messages: WorldChat[] = [];
  for (let slot = Math.floor(from / SLOT_MS); slot * SLOT_MS <= to; slot++) {
    const message = messageIn(seed, room, slot);
    if (message !== undefined && message.createDate > from && message.createDate <= to) messages.push(message);
  }
  return messages;
}

/** How far back the world's talk must be looked through for so many messages, ms; a little more than on average. */
export const spanOf = (messages: number): number => Math.ceil((messages / SPOKEN) * 1.3) * SLOT_MS;

/** The room of a message of the world, if it has that form. */
export function roomOfWorldChat(chatId: string): number | undefined {
  const room = WORLD_ID.exec(chatId)?.[1];
  return room === undefined ? undefined : Number(room);
}
