import { useMemo } from 'react';
import type { RoomInfo } from '../../contract/room/room';
import { useMatchAnnouncements } from '../../domains/match/match-announcements';
import { useUnspoilt } from '../../domains/match/spoilers/use-unspoilt';
import { useLiveMatch } from '../../domains/match/use-live-match';
import { useUnknownCodes } from '../../domains/match/use-unknown-codes';
import { LiveRegion } from '../../ui/feedback/live-region';

interface RoomAnnouncementsProps {
  readonly show: RoomInfo;
  readonly readAt: number;
}

/**
 * Speaks goals and changes of status of the match that is open, booked or not (decisions.md, accessibility); never
 * seen.
 */
export function RoomAnnouncements({ show, readAt }: RoomAnnouncementsProps) {
  const live = useLiveMatch(show, readAt);
  const unspoilt = useUnspoilt();
  const match = useMemo(() => unspoilt(live), [unspoilt, live]);
  const matches = useMemo(() => [match], [match]);
  const watched = useMemo(() => new Set([match.matchId]), [match.matchId]);
  useUnknownCodes(matches);
  return <LiveRegion message={useMatchAnnouncements(matches, watched)} />;
}
