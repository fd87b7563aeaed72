import { useMemo } from 'react';
import type { RoomInfo } from '../../contract/room/room';
import { useLiveMatch } from '../../domains/anchor/use-live';
import { useMatchNews } from '../../domains/match/match-news';
import { useUnknownCodes } from '../../domains/match/use-unknown-codes';
import { LiveRegion } from '../../ui/feedback/live-region';

interface RoomNewsProps {
  readonly show: RoomInfo;
  readonly readAt: number;
}

/**
 * Speaks goals and changes of status of the match that is open, booked or not (decisions.md, accessibility); never
 * seen.
 */
export function RoomNews({ show, readAt }: RoomNewsProps) {
  const match = useLiveMatch(show, readAt);
  const matches = useMemo(() => [match], [match]);
  const watched = useMemo(() => new Set([match.matchId]), [match.matchId]);
  useUnknownCodes(matches);
  return <LiveRegion message={useMatchNews(matches, watched)} />;
}
