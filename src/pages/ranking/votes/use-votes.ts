import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reportDislike, reportLike } from '../../../contract/ranking/calls-ranking';
import type { Votes } from '../../../contract/ranking/ranking';
import { type Services, useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-store';
import { type VoteKind, voted } from './report-votes';

/** What this member has done to a report; news until the report is read again. */
interface OwnVote {
  readonly votes: Votes;
  /** Server time, Unix ms. */
  readonly at: number;
  readonly isSending: boolean;
}

interface VotedReport extends Votes {
  readonly reportId: string;
}

/** Kept beside the readings: ranking and user page show the same, and both go with the member's other answers. */
const keyOf = ({ session }: Services, reportId: string) =>
  ['ranking', session.getState().uid, 'vote', reportId] as const;

/** Sends a vote: seen at once, the server's counts after it, taken back when it fails (the call's own toast says why). */
async function sendVote(
  services: Services,
  client: QueryClient,
  bettor: string,
  { reportId, ...before }: VotedReport,
  kind: VoteKind,
): Promise<void> {
  const key = keyOf(services, reportId);
  const set = (votes: Votes, isSending: boolean) =>
    client.setQueryData<OwnVote>(key, { votes, at: services.now(), isSending });
  const votes = voted(before, kind);
  set(votes, true);
  const fields = { uid: bettor, reportId };
  try {
    const answer = await (kind === 'like'
      ? services.call(reportLike, { ...fields, isLike: votes.isLike ? 1 : 0 })
      : services.call(reportDislike, { ...fields, isDisLike: votes.isDisLike ? 1 : 0 }));
    set(answer, false);
  } catch {
    set(before, false);
  }
}

/** The votes of a report as they stand, and the way to vote; one vote a member (product.md, section 7, report/like). */
export function useVotes(bettor: string, report: VotedReport, readAt: number) {
  const services = useServices();
  const client = useQueryClient();
  const { reportId, like, disLike, isLike, isDisLike } = report;
  const { data: own } = useQuery<OwnVote>({
    queryKey: keyOf(services, reportId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isNews = own !== undefined && (own.isSending || own.at >= readAt);
  const votes: Votes = isNews ? own.votes : { like, disLike, isLike, isDisLike };
  const vote = useCallback(
    (kind: VoteKind) => {
      const { askLogin, session } = services;
      if (!isLoggedIn(session.getState())) {
        askLogin({ kind: kind === 'like' ? 'likeReport' : 'dislikeReport', id: `${bettor}/${reportId}` });
      } else if (client.getQueryData<OwnVote>(keyOf(services, reportId))?.isSending !== true) {
        void sendVote(services, client, bettor, { reportId, ...votes }, kind);
      }
    },
    [services, client, bettor, reportId, votes],
  );
  return { votes, vote };
}
