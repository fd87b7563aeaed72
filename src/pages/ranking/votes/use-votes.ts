import { useCallback, useMemo } from 'react';
import type { Votes } from '../../../contract/ranking/ranking';
import { useMember } from '../../../domains/session/use-member';
import { type Asked, isNewer } from '../../../rules/reading/asked';
import { ownOf } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-state';
import { rankingStore } from '../data/ranking-store';
import type { VoteKind } from '../data/report-votes';

interface VotedReport extends Votes, Asked {
  readonly reportId: string;
}

/** The votes of a report as they stand, and the way to vote; one vote a member (product.md, section 7, report/like). */
export function useVotes(bettor: string, report: VotedReport) {
  const { askLogin, session } = useServices();
  const uid = useMember();
  const { reportId, like, disLike, isLike, isDisLike, askedAt } = report;
  const own = useStore(rankingStore, (state) => ownOf(state.votes, uid, reportId));
  const send = useStore(rankingStore, (state) => state.vote);
  const votes = useMemo<Votes>(
    () => (own !== undefined && isNewer(own.at, { askedAt }) ? own.votes : { like, disLike, isLike, isDisLike }),
    [own, askedAt, like, disLike, isLike, isDisLike],
  );
  const vote = useCallback(
    (kind: VoteKind) => {
      if (isLoggedIn(session.getState())) send(bettor, reportId, kind, votes);
      else askLogin({ kind: kind === 'like' ? 'likeReport' : 'dislikeReport', id: `${bettor}/${reportId}` });
    },
    [askLogin, session, send, bettor, reportId, votes],
  );
  return { votes, vote };
}
