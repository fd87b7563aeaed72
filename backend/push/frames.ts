import { FORBIDDEN_CODE, NO_USER_CODE, TOO_MANY_CODE } from '../../src/contract/codes';
import { channels } from '../../src/contract/push/channels';
import { clientFrame } from '../../src/contract/push/push';
import { decode } from '../../src/contract/wire';
import type { User } from '../calls/call-context';
import { NOT_FOUND_CODE } from '../server/refusal';
import { SESSION_OVER, sessionCode } from '../server/session-over';
import { isPrivateRoom } from '../world/anchor/schedules';
import { type Connection, mayListen, roomOf } from './connection';
import type { Hub } from './hub';
import { frameOf, type News } from './push-item';
import type { Snapshot } from './snapshot';
import { matchStanding, type Standing, standingOfRoom, standingsOfAnchors } from './world-pushes';

const MOST_CHANNELS = 200;
const MOST_BAD_FRAMES = 20;
const MOST_FAILED_AUTHS = 10;
/** WebSocket close: the message breaks the rules. */
export const POLICY_CLOSE = 1008;
/** WebSocket close: the server cannot go on with this client. */
export const TRY_LATER_CLOSE = 1013;
const PONG = { text: JSON.stringify({ cmd: 'pong' }), about: 'pong' };

export interface FrameParts {
  readonly hub: Hub;
  readonly userByToken: (token: string) => Promise<User | undefined>;
  /** How many sessions have ended so far. */
  readonly sessionEnds: () => number;
  /** The world around now, and these matches whenever they are. */
  readonly snapshot: (matchIds: readonly string[]) => Promise<{ snapshot: Snapshot; now: number }>;
  /** To this client alone, now. */
  readonly tell: (connection: Connection, news: News) => void;
  readonly answersPings: () => boolean;
  readonly onBadFrame: () => void;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What was only for the member is not for whoever comes after. */
function forgetUser(connection: Connection, hub: Hub): void {
  for (const channel of [...connection.channels]) {
    if (mayListen(channel, connection.user) !== true) hub.unlisten(connection, channel);
  }
}

/** The member's session is over: this socket is a visitor's from now on. */
export function endSession(connection: Connection, code: number, hub: Hub): void {
  connection.user = undefined;
  connection.outlet.send({ text: frameOf('user/session', { code, msg: SESSION_OVER[code] }), about: 'user/session' });
  forgetUser(connection, hub);
}

async function authenticate(connection: Connection, token: string, parts: FrameParts): Promise<void> {
  let user: User | undefined;
  let ends: number;
  // A session that ends while it is looked up would be missed: then it is looked up again.
  do {
    ends = parts.sessionEnds();
    user = await parts.userByToken(token);
  } while (ends !== parts.sessionEnds());
  const code = sessionCode(user);
  if (code !== undefined) {
    endSession(connection, code, parts.hub);
    // Whoever tries tokens is not answered for ever.
    connection.failedAuths += 1;
    if (connection.failedAuths > MOST_FAILED_AUTHS)
      connection.close(POLICY_CLOSE, 'too many tokens that are worth nothing');
    return;
  }
  connection.user = user;
  forgetUser(connection, parts.hub);
}

const MATCH = channels.match('');
const matchOf = (channel: string): string | undefined =>
  channel.startsWith(MATCH) ? channel.slice(MATCH.length) : undefined;

/** How what is told on a channel stands. */
function standingsOn(channel: string, snapshot: Snapshot, now: number): (Standing | undefined)[] {
  if (channel === channels.anchors) return standingsOfAnchors(snapshot, now);
  const room = roomOf(channel);
  if (room !== undefined) return [standingOfRoom(snapshot, room, now)];
  const match = matchOf(channel);
  return match === undefined ? [] : [matchStanding(snapshot, match, now)];
}

/** Whoever comes to a channel hears at once how it stands: what changed since it was read is not lost. */
function tellStanding(connection: Connection, channel: string, snapshot: Snapshot, now: number, parts: FrameParts) {
  for (const standing of standingsOn(channel, snapshot, now)) {
    const room = standing?.news.room;
    const isForAll = room === undefined || connection.user?.rooms.includes(room) === true;
    if (standing !== undefined && isForAll) parts.tell(connection, standing.news);
  }
}

/** Why this client may not listen there, in the code of a call; undefined: it may. */
function refusalCode(connection: Connection, channel: string): number | undefined {
  const allowed = mayListen(channel, connection.user);
  if (allowed === undefined) return NOT_FOUND_CODE;
  if (!allowed) return connection.user === undefined ? NO_USER_CODE : FORBIDDEN_CODE;
  const isFull = connection.channels.size >= MOST_CHANNELS && !connection.channels.has(channel);
  return isFull ? TOO_MANY_CODE : undefined;
}

const REFUSED_WORDS: Readonly<Record<number, string>> = {
  [NOT_FOUND_CODE]: '没有这个频道',
  [NO_USER_CODE]: '请先登录',
  [FORBIDDEN_CODE]: '无权收听',
  [TOO_MANY_CODE]: '频道过多',
};

/** Its special rooms may have become others since the member said the token. */
async function refreshRooms(connection: Connection, wanted: readonly string[], parts: FrameParts): Promise<void> {
  const { user } = connection;
  if (user === undefined || !wanted.some((channel) => isPrivateRoom(roomOf(channel) ?? 0))) return;
  const known = await parts.userByToken(user.token);
  if (connection.user !== user || known === undefined) return;
  connection.user = known;
  forgetUser(connection, parts.hub);
}

async function subscribe(connection: Connection, wanted: readonly string[], parts: FrameParts): Promise<boolean> {
  const { snapshot, now } = await parts.snapshot(wanted.flatMap((channel) => matchOf(channel) ?? []));
  await refreshRooms(connection, wanted, parts);
  let isSound = true;
  const taken: string[] = [];
  for (const channel of wanted) {
    const code = refusalCode(connection, channel);
    if (code === undefined) {
      parts.hub.listen(connection, channel);
      taken.push(channel);
      tellStanding(connection, channel, snapshot, now, parts);
      continue;
    }
    const text = frameOf('socket/refused', { channel, code, msg: REFUSED_WORDS[code] });
    connection.outlet.send({ text, about: `refused:${channel}` });
    // A channel that is not for this member is no fault of the client's: the session may have ended meanwhile.
    if (code === NOT_FOUND_CODE || code === TOO_MANY_CODE) isSound = false;
  }
  if (taken.length > 0) {
    const text = frameOf('socket/subscribed', { channels: taken });
    connection.outlet.send({ text, about: `subscribed:${taken.join(' ')}` });
  }
  return isSound;
}

/** Whether what costs a look-up may be asked for once more; who asks too often is sent away. */
function isWithinBudget(connection: Connection): boolean {
  const over = connection.spends();
  if (over === 'socket') connection.close(POLICY_CLOSE, 'too many frames');
  if (over === 'address') connection.close(TRY_LATER_CLOSE, 'too many frames of this address');
  return over === undefined;
}

/** Does what the frame says; false when it breaks the contract. */
async function obey(connection: Connection, text: string, parts: FrameParts): Promise<boolean> {
  const read = decode(clientFrame, readJson(text), { strict: true });
  if (!read.ok) return false;
  const frame = read.value;
  switch (frame.cmd) {
    case 'ping':
      if (parts.answersPings()) connection.outlet.send(PONG);
      return true;
    case 'auth':
      if (isWithinBudget(connection)) await authenticate(connection, frame.token, parts);
      return true;
    case 'subscribe':
      return !isWithinBudget(connection) || subscribe(connection, frame.channels, parts);
    case 'unsubscribe':
      for (const channel of frame.channels) parts.hub.unlisten(connection, channel);
      return true;
  }
}

/** A frame of a client: bad ones are answered by nothing, and too many of them end the connection. */
export async function takeFrame(connection: Connection, text: string | undefined, parts: FrameParts): Promise<void> {
  connection.heardAt = Date.now();
  if (text !== undefined && (await obey(connection, text, parts))) return;
  parts.onBadFrame();
  connection.badFrames += 1;
  if (connection.badFrames > MOST_BAD_FRAMES) connection.close(POLICY_CLOSE, 'too many bad frames');
}
