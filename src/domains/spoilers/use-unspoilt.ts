import { useCallback } from 'react';
import { isSpoiler, type Spoilable } from '../../rules/match/spoilers';
import { veiled } from '../../rules/match/veiled';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { spoilerStore, useNoSpoilers } from './spoiler-store';

/** Takes from a match what somebody does not want to know yet; the very same object where there is nothing to hide. */
export function useUnspoilt(): <M extends Spoilable>(match: M) => M & Pick<Spoilable, 'isVeiled'> {
  const { now } = useServices();
  const hides = useNoSpoilers();
  const shown = useStore(spoilerStore, (state) => state.shown);
  return useCallback(
    (match) => (hides && !shown.has(match.matchId) && isSpoiler(match, now()) ? veiled(match) : match),
    [hides, shown, now],
  );
}
