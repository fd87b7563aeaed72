import { FORBIDDEN_CODE } from '../../../src/contract/codes';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { type EntryRow, entriesBetween, hostById } from '../../store/matches';
import { hostOfRoom } from '../../world/anchor/schedules';
import { DAY_MS, HOUR_MS } from '../../world/days';
import type { CallContext } from '../call-context';
import { numberOf } from '../session/identity';
import { sharedReadings } from '../shared-readings';

/** A private room is open to who has it in their special rooms. */
export function mayEnter(entry: Pick<EntryRow, 'groupId' | 'roomId'>, { user }: CallContext): boolean {
  return entry.groupId === 0 || (user?.rooms.includes(entry.roomId) ?? false);
}

export const forbiddenRoom = () => businessRefusal(FORBIDDEN_CODE, '该直播间仅对指定用户开放');

const BEHIND_MS = 6 * HOUR_MS;
const AHEAD_MS = 3 * DAY_MS;

/** A host's shows around now: whatever is said in a room asks for them. */
function showsOf({ database, now }: CallContext, hostId: number): Promise<EntryRow[]> {
  return sharedReadings(database)(`shows ${hostId}`, now, async () => {
    const host = await hostById(database.db, hostId);
    const isShown = host !== undefined && !host.withdrawn;
    const value = isShown ? await entriesBetween(database.db, now - BEHIND_MS, now + AHEAD_MS, host.id) : [];
    return { value, until: Number.POSITIVE_INFINITY };
  });
}

/** The show of a room that is nearest to now: the one on air, else the last one, else the next. Throws where there is none. */
export async function showInRoom(context: CallContext, liveRoomId: string): Promise<EntryRow> {
  const { now } = context;
  const roomId = numberOf(liveRoomId);
  const shows = (await showsOf(context, hostOfRoom(roomId))).filter((entry) => entry.roomId === roomId);
  const show = shows.filter((entry) => entry.startAt <= now).at(-1) ?? shows[0];
  if (show === undefined) throw businessRefusal(NOT_FOUND_CODE, '直播间不存在');
  if (!mayEnter(show, context)) throw forbiddenRoom();
  return show;
}

export const isOnAir = (entry: EntryRow, now: number): boolean => entry.startAt <= now && now < entry.endAt;
