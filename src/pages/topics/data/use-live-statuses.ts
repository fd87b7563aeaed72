import { matchStore } from '../../../domains/match/match-store';
import { type LiveFields, withMatchPush } from '../../../rules/match/live-overlay';
import type { Asked } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';

/** The goals of both, beside the status. */
export const statusAndScore = ({ statusId, homeScore, awayScore }: LiveFields): string =>
  `${statusId} ${homeScore} ${awayScore}`;

/** Matches to choose from by their status: renders when what is `watched` of one of them changes, and for nothing else. */
export function useLiveStatuses<M extends { readonly matchId: string } & LiveFields & Asked>(
  matches: readonly M[],
  watched: (match: LiveFields) => unknown = ({ statusId }) => statusId,
): readonly M[] {
  const { pushes } = useServices().stores.get(matchStore).getState();
  const laid = matches.map((match) => withMatchPush(match, pushes.get(match.matchId)));
  useStore(matchStore, ({ pushes: told }) =>
    matches.map((match) => watched(withMatchPush(match, told.get(match.matchId)))).join(),
  );
  return laid.some((match, index) => match !== matches[index]) ? laid : matches;
}
