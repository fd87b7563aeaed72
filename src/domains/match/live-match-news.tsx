import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { LiveMatch } from '../../contract/anchor/host';
import { withMatchPush } from '../../rules/match/live-overlay';
import { useServices } from '../../services/services';
import { LiveRegion } from '../../ui/feedback/live-region';
import { useMatchNews } from './match-news';
import { useUnknownCodes } from './use-unknown-codes';

const NONE: readonly LiveMatch[] = [];

/** Speaks goals and changes of status of booked matches; never seen. A component of its own: only it renders at each push. */
export function LiveMatchNews({
  matches = NONE,
  readAt,
}: {
  readonly matches: readonly LiveMatch[] | undefined;
  readonly readAt: number;
}) {
  const { live, subscriptions } = useServices();
  const pushes = useStore(live, (state) => state.matches);
  const booked = useStore(subscriptions.store, (state) => state.matches);
  const current = useMemo(
    () => matches.map((match) => withMatchPush(match, pushes.get(match.matchId), readAt)),
    [matches, pushes, readAt],
  );
  useUnknownCodes(current);
  return <LiveRegion message={useMatchNews(current, booked)} />;
}
