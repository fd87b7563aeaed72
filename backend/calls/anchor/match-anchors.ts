import { LIVE_STATUS } from '../../../src/contract/codes';
import { allHosts, type EntryRow, entriesOfMatches, type HostRow } from '../../store/matches';
import type { CallContext } from '../call-context';
import { mayEnter } from '../room/room-access';
import { entryStatus, entryView } from './host-view';

/** A match's anchor over the wire (product.md, section 3, Match); a private room's id only for who may enter it. */
function anchorView(host: HostRow, entry: EntryRow, context: CallContext) {
  const { liveRoomId, liveUserGroupId, liveHostType, matchSource, isTop } = entryView(
    entry,
    context.now,
    mayEnter(entry, context),
  );
  return {
    liveStatus: host.withdrawn ? LIVE_STATUS.withdrawn : entryStatus(entry, context.now),
    liveUserGroupId,
    ...(liveRoomId === undefined ? {} : { liveRoomId }),
    hostId: host.id,
    nickName: host.nickName,
    pictureId: host.pictureId,
    liveHostType,
    matchSource,
    isTop,
  };
}

export type AnchorView = ReturnType<typeof anchorView>;

/** The anchors of these matches, by match; matches without any are left out. */
export async function anchorsOfMatches(
  context: CallContext,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AnchorView[]>> {
  const { db } = context.database;
  const [entries, hosts] = await Promise.all([entriesOfMatches(db, matchIds), allHosts(db)]);
  const byId = new Map(hosts.map((host) => [host.id, host]));
  const anchors = new Map<number, AnchorView[]>();
  for (const entry of entries) {
    const host = byId.get(entry.hostId);
    if (host === undefined) continue;
    anchors.set(entry.matchId, [...(anchors.get(entry.matchId) ?? []), anchorView(host, entry, context)]);
  }
  return anchors;
}
