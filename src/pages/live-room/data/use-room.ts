import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LIVE_STATUS } from '../../../contract/codes';
import { channels } from '../../../contract/push/channels';
import type { AnchorPush } from '../../../contract/push/push';
import { anchorStore } from '../../../domains/anchor/anchor-store';
import { useAudience } from '../../../domains/session/audience';
import { isNewer } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useChannel, useRefetch } from '../../../services/use-live';
import { type Room, roomKeys, roomQuery } from './room-query';

/** True when the host has gone on or off air, on to another match, or away since the room was read. */
function isOutdated(room: Room, push: AnchorPush | undefined): boolean {
  if (push === undefined || !isNewer(push.serverNow, room)) return false;
  if (push.liveStatus === LIVE_STATUS.withdrawn) return room.host !== undefined;
  const show = room.view.kind === 'open' ? room.view.show : undefined;
  const isOnAir = show?.liveStatus === LIVE_STATUS.live;
  if ((push.liveStatus === LIVE_STATUS.live) !== isOnAir) return true;
  return isOnAir && push.matchId !== undefined && push.matchId !== show.matchId;
}

/** A host's room: read on entering, when the host goes on or off air, and in a loop while there is no push. */
export function useRoom(hostId: string) {
  const services = useServices();
  const client = useQueryClient();
  const audience = useAudience();
  const query = useQuery(roomQuery(services, audience, hostId));
  const { data, refetch } = query;
  useChannel(channels.anchors);
  const readSoon = useRefetch('room', refetch);
  const push = useStore(anchorStore, (state) => state.pushes.get(hostId));
  const news = data !== undefined && isOutdated(data, push) ? push : undefined;
  useEffect(() => {
    if (news !== undefined) readSoon();
  }, [news, readSoon]);
  const shownTo = useRef(audience.key);
  useEffect(() => {
    if (shownTo.current === audience.key) return;
    // What one viewer was shown is gone with the viewer.
    client.removeQueries({ queryKey: roomKeys.allOf(shownTo.current) });
    shownTo.current = audience.key;
  }, [client, audience.key]);
  return { ...query, audience };
}
