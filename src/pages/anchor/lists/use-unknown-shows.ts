import { useEffect } from 'react';
import { LIVE_STATUS } from '../../../contract/codes';
import type { AnchorPush } from '../../../contract/push/push';
import { anchorStore } from '../../../domains/anchor/anchor-store';
import { useAudience } from '../../../domains/session/audience';
import { isLive, shownHosts, type Viewer } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { isNewer } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';

/** A channel first tells how everybody stands: without a push before it, only who is told with the show has just begun. */
const hasBegun = (push: AnchorPush, old: AnchorPush | undefined): boolean =>
  old === undefined
    ? push.host !== undefined
    : push !== old && (push.liveStatus !== old.liveStatus || push.matchId !== old.matchId);

const mayBeSeen = ({ host }: AnchorPush, viewer: Viewer): boolean =>
  host === undefined || shownHosts([host], viewer).some(isLive);

/** True when somebody is on air with a match that the reading knows nothing of: only another reading has the show. */
function lacksShow({ hostId, liveStatus, matchId, serverNow }: AnchorPush, reading: HostReading): boolean {
  if (liveStatus !== LIVE_STATUS.live || matchId === undefined || !isNewer(serverNow, reading)) return false;
  return !reading.hosts.find(({ id }) => id === hostId)?.liveSchedule.some((entry) => entry.matchId === matchId);
}

/** Asks for another reading when somebody goes on air whose show this one lacks. */
export function useUnknownShows(reading: HostReading | undefined, readSoon: () => void): void {
  const { stores } = useServices();
  const { viewer } = useAudience();
  useEffect(() => {
    if (reading === undefined || reading.askedAt === 0) return;
    return stores.get(anchorStore).subscribe(({ pushes }, before) => {
      const isLacking = [...pushes.values()].some(
        (push) => hasBegun(push, before.pushes.get(push.hostId)) && lacksShow(push, reading) && mayBeSeen(push, viewer),
      );
      if (isLacking) readSoon();
    });
  }, [reading, readSoon, stores, viewer]);
}
