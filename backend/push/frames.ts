import { channels } from '../../src/contract/push/channels';
import { clientFrame } from '../../src/contract/push/push';
import { decode } from '../../src/contract/wire';
import type { User } from '../calls/call-context';
import { SESSION_OVER, sessionCode } from '../server/session-over';
import { type Connection, mayListen, roomOf } from './connection';
import type { Hub } from './hub';
import { frameOf, type News } from './push-item';
import type { Snapshot } from './snapshot';
import { matchStanding, standingOfRoom } from './world-news';

const MOST_CHANNELS = 200;
const MOST_BAD_FRAMES = 20;
/** WebSocket close: the message breaks the rules. */
export const POLICY_CLOSE = 1008;
const PONG = { text: JSON.stringify({ cmd: 'pong' }), about: 'pong' };

export interface FrameParts {
  readonly hub: Hub;
  readonly userByToken: (token: string) => Promise<User | undefined>;
  /** How many sessions have ended so far. */
  readonly sessionEnds: () => number;
  readonly snapshot: () => Promise<{ snapshot: Snapshot; now: number }>;
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
  if (code !== undefined) return endSession(connection, code, parts.hub);
  connection.user = user;
  forgetUser(connection, parts.hub);
}

/** Whoever comes to a match or a room hears at once how it stands: what changed since it was read is not lost. */
function tellStanding(connection: Connection, channel: string, snapshot: Snapshot, now: number, parts: FrameParts) {
  const room = roomOf(channel);
  const match = channels.match('');
  const standing =
    room === undefined
      ? channel.startsWith(match) && matchStanding(snapshot, channel.slice(match.length), now)
      : standingOfRoom(snapshot, room, now);
  if (standing) parts.tell(connection, standing.news);
}

async function subscribe(connection: Connection, wanted: readonly string[], parts: FrameParts): Promise<boolean> {
  const { snapshot, now } = await parts.snapshot();
  let isSound = true;
  for (const channel of wanted) {
    const allowed = mayListen(channel, connection.user);
    const isNew = !connection.channels.has(channel);
    if (allowed === undefined || (isNew && connection.channels.size >= MOST_CHANNELS)) isSound = false;
    else if (allowed && isNew) {
      parts.hub.listen(connection, channel);
      tellStanding(connection, channel, snapshot, now, parts);
    }
  }
  return isSound;
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
      await authenticate(connection, frame.token, parts);
      return true;
    case 'subscribe':
      return subscribe(connection, frame.channels, parts);
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
