import { useMemo } from 'react';
import { type LiveFields, withMatchPush } from '../../rules/match/live-overlay';
import type { Asked } from '../../rules/reading/asked';
import { useStore } from '../../services/store-registry';
import { matchStore } from './match-store';

/** One match with the newest push of it: a push of another match renders nothing here. */
export function useLiveMatch<M extends { readonly matchId: string } & LiveFields & Asked>(match: M): M {
  const push = useStore(matchStore, (state) => state.pushes.get(match.matchId));
  return useMemo(() => withMatchPush(match, push), [match, push]);
}
