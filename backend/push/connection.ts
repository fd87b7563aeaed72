import type { User } from '../calls/call-context';
import { isPrivateRoom } from '../world/anchor/schedules';
import type { Outlet } from './outlet';

/** One client's socket and what is known of it. */
export interface Connection {
  readonly outlet: Outlet;
  readonly channels: Set<string>;
  /** Whoever the auth frame said, as long as that session holds. */
  user: User | undefined;
  badFrames: number;
  /** Tokens that it said and that were worth nothing. */
  failedAuths: number;
  /** Whose budget is used up by a frame that costs a look-up, if any is. */
  readonly spends: () => 'socket' | 'address' | undefined;
  /** Real time, Unix ms. */
  heardAt: number;
  close(code: number, reason: string): void;
  /** Cut off without a word. */
  cut(): void;
}

/** Channels besides `anchors` and `tips`, which are for everybody, as those of matches and tips are. */
const ROOM = /^room:(\d{1,15})$/;
const OPEN = /^(?:match|tip):.+$/;

export const roomOf = (channel: string): number | undefined => {
  const id = ROOM.exec(channel)?.[1];
  return id === undefined ? undefined : Number(id);
};

/**
 * Special rooms (product.md, section 5, private rooms): public ones are open, private ones to whom they are listed for.
 */
const mayEnterRoom = (room: number, user: User | undefined) =>
  !isPrivateRoom(room) || (user?.rooms.includes(room) ?? false);

/** Whether this client may listen there; undefined for a channel that does not exist. */
export function mayListen(channel: string, user: User | undefined): boolean | undefined {
  if (channel === 'anchors' || channel === 'tips' || OPEN.test(channel)) return true;
  if (channel === 'user') return user !== undefined;
  const room = roomOf(channel);
  return room === undefined ? undefined : mayEnterRoom(room, user);
}
