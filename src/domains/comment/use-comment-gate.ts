import { useQuery } from '@tanstack/react-query';
import { commentRuleOf } from '../../contract/room/calls-room';
import { sessionStore } from '../../domains/session/session-store';
import { type CommentGate, commentGate } from '../../rules/comment/comment-rule';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { isLoggedIn } from '../../session/session-store';

/** Whether this user may speak. While it is not known they may write, and not send; when it cannot be known, the server decides. */
export function useCommentGate() {
  const { call } = useServices();
  const isMember = useStore(sessionStore, isLoggedIn);
  const uid = useStore(sessionStore, (state) => state.uid);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['comment-rule', uid],
    queryFn: ({ signal }) => call(commentRuleOf, {}, { signal, quiet: true }),
    enabled: isMember,
  });
  const gate: CommentGate =
    !isMember || data !== undefined ? commentGate(isMember ? data : undefined) : { kind: 'open' };
  return { gate, isWaiting: isMember && isPending, readAgain: refetch };
}
