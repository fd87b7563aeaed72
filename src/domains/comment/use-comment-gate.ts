import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { commentRuleOf } from '../../contract/room/calls-room';
import { type CommentGate, commentGate } from '../../rules/comment/comment-rule';
import { ALWAYS_TRY } from '../../services/always-try';
import { useServices } from '../../services/services';
import { isLoggedIn } from '../../session/session-store';

/** Whether this user may speak. While it is not known they may write, and not send; when it cannot be known, the server decides. */
export function useCommentGate() {
  const { call, session } = useServices();
  const isMember = useStore(session, isLoggedIn);
  const uid = useStore(session, (state) => state.uid);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['comment-rule', uid],
    queryFn: ({ signal }) => call(commentRuleOf, {}, { signal, quiet: true }),
    enabled: isMember,
    ...ALWAYS_TRY,
  });
  const gate: CommentGate =
    !isMember || data !== undefined ? commentGate(isMember ? data : undefined) : { kind: 'open' };
  return { gate, isWaiting: isMember && isPending, readAgain: refetch };
}
