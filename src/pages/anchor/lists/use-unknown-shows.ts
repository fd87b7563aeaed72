import { useEffect } from 'react';
import { LIVE_STATUS } from '../../../contract/codes';
import type { AnchorPush } from '../../../contract/push/push';
import { anchorStore } from '../../../domains/anchor/anchor-store';
import type { HostReading } from '../../../rules/match/live-overlay';
import { isNewer } from '../../../rules/reading/asked';
import { useStore } from '../../../services/store-registry';

/** True when somebody is on air with a match that the reading knows nothing of: only another reading has the show. */
const lacksShow = (reading: HostReading, pushes: ReadonlyMap<string, AnchorPush>): boolean =>
  [...pushes.values()].some(({ hostId, liveStatus, matchId, serverNow }) => {
    if (liveStatus !== LIVE_STATUS.live || matchId === undefined || !isNewer(serverNow, reading)) return false;
    return !reading.hosts.find(({ id }) => id === hostId)?.liveSchedule.some((entry) => entry.matchId === matchId);
  });

/** Asks for another reading when somebody is on air whose show this one lacks. */
export function useUnknownShows(reading: HostReading | undefined, readSoon: () => void): void {
  const pushes = useStore(anchorStore, (state) => state.pushes);
  const isLacking = reading !== undefined && reading.askedAt > 0 && lacksShow(reading, pushes);
  // biome-ignore lint/correctness/useExhaustiveDependencies(pushes): each one that is lacking is a reason to read
  useEffect(() => {
    if (isLacking) readSoon();
  }, [isLacking, pushes, readSoon]);
}
