import { LIVE_STATUS } from '../../../src/contract/codes';
import * as calls from '../../../src/contract/room/calls-room';
import { allHosts, type EntryRow, entriesBetween, hostById, matchesByIds } from '../../store/matches';
import { DAY_MS, MINUTE_MS } from '../../world/days';
import { entryStatus, watchersOf } from '../anchor/host-view';
import { answer, type CallContext } from '../call-context';
import { numberOf } from '../session/identity';
import { forbiddenRoom, isOnAir, mayEnter } from './room-access';
import { roomInfoView } from './room-view';

/** A show that is over stays in its room for a while. */
const ENDED_SHOWN_MS = 25 * MINUTE_MS;
const AHEAD_MS = 3 * DAY_MS;

/** The show that a host's room opens with: on air, else just over, else the next. Private ones only for who may enter. */
function showOf(entries: readonly EntryRow[], context: CallContext): EntryRow | undefined {
  const { now } = context;
  const onAir = entries.find((entry) => isOnAir(entry, now));
  if (onAir !== undefined && !mayEnter(onAir, context)) throw forbiddenRoom();
  const open = entries.filter((entry) => mayEnter(entry, context));
  return onAir ?? open.filter((entry) => entry.endAt <= now).at(-1) ?? open[0];
}

/** Other anchors of the match whom this user may see, on air or to come. */
async function othersOf(entry: EntryRow, context: CallContext) {
  const { database, now } = context;
  const hosts = new Map((await allHosts(database.db)).map((host) => [host.id, host]));
  const around = await entriesBetween(database.db, now, entry.endAt + 1);
  return around.flatMap((other) => {
    const host = hosts.get(other.hostId);
    const isShown = other.matchId === entry.matchId && other.hostId !== entry.hostId && mayEnter(other, context);
    return host === undefined || host.withdrawn || !isShown ? [] : [[host, other] as [typeof host, EntryRow]];
  });
}

const hostMatchInfo = answer(calls.hostMatchInfo, async ({ hostId }, context) => {
  const { database, now } = context;
  const host = await hostById(database.db, numberOf(hostId));
  if (host === undefined || host.withdrawn) return null;
  const entries = await entriesBetween(database.db, now - ENDED_SHOWN_MS, now + AHEAD_MS, host.id);
  const entry = showOf(entries, context);
  if (entry === undefined) return null;
  const nextEntry = entries.find((one) => one.startAt > now && one !== entry && mayEnter(one, context));
  const ids = [entry.matchId, ...(nextEntry === undefined ? [] : [nextEntry.matchId])];
  const matches = await matchesByIds(database.db, ids);
  const match = matches.get(entry.matchId);
  if (match === undefined) return null;
  return roomInfoView(context, match, entry, {
    watcherCount: entryStatus(entry, now) === LIVE_STATUS.live ? watchersOf(host, now) : undefined,
    others: await othersOf(entry, context),
    next: nextEntry === undefined ? undefined : matches.get(nextEntry.matchId),
  });
});

export const roomAnswers = [hostMatchInfo];
