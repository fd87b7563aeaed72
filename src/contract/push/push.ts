import * as v from 'valibot';
import { host } from '../anchor/host';
import { commentPush } from '../comment/tip-comment';
import { chatMessage } from '../room/chat';
import { draw } from '../room/room';
import { names, orderPush, type Stamped, serverNow, tipPush } from '../tip/tip-push';
import { count, id, int, list, millis, num, soft, text, words } from '../wire';

const MAX_CHANNELS = 200;
const channelList = v.pipe(v.array(v.pipe(words, v.maxLength(80))), v.maxLength(MAX_CHANNELS));

/** Fields as they read in another language, by language: a push does not know who listens. An addition. */
export const translations = soft(v.record(v.string(), v.record(v.string(), v.unknown())), 'translations');

/** Frames that the client sends (decisions.md, socket and subscribe). */
export const clientFrame = v.variant('cmd', [
  v.object({ cmd: v.literal('auth'), token: v.pipe(words, v.excludes('\0')) }),
  v.object({ cmd: v.literal('subscribe'), channels: channelList }),
  v.object({ cmd: v.literal('unsubscribe'), channels: channelList }),
  v.object({ cmd: v.literal('ping') }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;

/** A frame from the server: an answer to a ping, or a message routed by `namespace/name`. */
export const serverMessage = v.object({
  cmd: soft(text, 'cmd'),
  namespace: soft(text, 'namespace'),
  mutation: soft(text, 'mutation'),
  action: soft(text, 'action'),
  data: v.optional(v.unknown()),
});

/** Points of one period, in order of play. */
export const period = v.object({ home: count, away: count });
export type Period = v.InferOutput<typeof period>;

/**
 * A match's whole score and clock, never a difference: whoever misses messages is right again with the next one.
 * `serverNow` (ms) grows strictly per match, so that an older or doubled message never overwrites a newer one; without it
 * the order of arrival counts.
 */
export const matchPush = v.object({
  matchId: id,
  serverNow,
  // Not the entries of `standing`: which fields are additions is said of an entry, and here the status is none.
  statusId: soft(int, 'statusId'),
  homeScore: soft(count, 'homeScore'),
  awayScore: soft(count, 'awayScore'),
  phase: soft(int, 'phase'),
  phaseStart: soft(millis, 'phaseStart'),
  homeShootout: soft(count, 'homeShootout'),
  awayShootout: soft(count, 'awayShootout'),
  homeExtraScore: soft(count, 'homeExtraScore'),
  awayExtraScore: soft(count, 'awayExtraScore'),
  homeRedCards: soft(count, 'homeRedCards'),
  awayRedCards: soft(count, 'awayRedCards'),
  /** The clock of a stopped match, minutes. */
  stopMinute: soft(count, 'stopMinute'),
  periods: soft(list(period, 'periods'), 'periods'),
  /** Seconds left of a basketball period. */
  clockSeconds: soft(num, 'clockSeconds'),
  /** While it has just begun. */
  names,
});
export type MatchPush = Stamped<v.InferOutput<typeof matchPush>>;

/** An anchor goes on or off air, or starts on another match. */
export const anchorPush = v.object({
  hostId: id,
  serverNow,
  liveStatus: int,
  matchId: soft(id, 'matchId'),
  watcherCount: soft(count, 'watcherCount'),
  /** The anchor who goes on air, with that show alone; an addition, as `names` of its match. */
  host: soft(host, 'host'),
  names,
  translations,
});
export type AnchorPush = Stamped<v.InferOutput<typeof anchorPush>>;

/** The number of viewers of a room; additions: its draw as everybody sees it, and the coins of its envelopes. */
export const roomPush = v.object({
  liveRoomId: id,
  serverNow,
  watcherCount: count,
  lottery: soft(draw, 'lottery'),
  redEnvelopeTotalAmount: soft(count, 'redEnvelopeTotalAmount'),
  translations,
});

/** The member's own session: taken over or expired, with the code that a call would have got. */
const sessionPush = v.object({ code: int, msg: soft(text, 'msg') });

/** A channel of a subscribe frame that is not listened to, with the code that a call would have got; the others are. */
const refusedPush = v.object({ channel: words, code: int, msg: soft(text, 'msg') });

/** Channels of a subscribe frame that are listened to from now on. */
const subscribedPush = v.object({ channels: list(words, 'channels') });

/** Names on the wire and their shapes; nothing else is routed. */
export const pushes = {
  'live/match': matchPush,
  'live/anchor': anchorPush,
  'live/room': roomPush,
  /** On the room's channel, each message once; the last ones are read by the call chatList. */
  'live/chat': v.object({ ...chatMessage.entries, translations }),
  'news/tip': tipPush,
  /** On the member's own channel. */
  'news/order': orderPush,
  /** On the tip's channel. */
  'news/comment': v.object({ ...commentPush.entries, translations }),
  'user/session': sessionPush,
  /** At once, to who subscribed: one of the two for each channel. */
  'socket/subscribed': subscribedPush,
  'socket/refused': refusedPush,
} as const;
export type PushName = keyof typeof pushes;
export type PushData<N extends PushName> = Stamped<v.InferOutput<(typeof pushes)[N]>>;
