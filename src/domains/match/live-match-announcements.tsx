import { useMemo } from 'react';
import type { LiveMatch } from '../../contract/anchor/host';
import { withMatchPush } from '../../rules/match/live-overlay';
import type { Dated } from '../../rules/reading/asked';
import { useStore } from '../../services/store-registry';
import { LiveRegion } from '../../ui/feedback/live-region';
import { subscriptionStore } from '../anchor/subscription-store';
import { useUnspoilt } from '../spoilers/use-unspoilt';
import { useMatchAnnouncements } from './match-announcements';
import { matchStore } from './match-store';
import { useUnknownCodes } from './use-unknown-codes';

const NONE: readonly Dated<LiveMatch>[] = [];

/** Speaks goals and changes of status of booked matches; never seen. A component of its own: only it renders at each push. */
export function LiveMatchAnnouncements({
  matches = NONE,
}: {
  readonly matches: readonly Dated<LiveMatch>[] | undefined;
}) {
  const pushes = useStore(matchStore, (state) => state.pushes);
  const booked = useStore(subscriptionStore, (state) => state.matches);
  const unspoilt = useUnspoilt();
  const current = useMemo(
    () => matches.map((match) => unspoilt(withMatchPush(match, pushes.get(match.matchId)))),
    [matches, pushes, unspoilt],
  );
  useUnknownCodes(current);
  return <LiveRegion message={useMatchAnnouncements(current, booked)} />;
}
