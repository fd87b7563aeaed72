import { useQuery } from '@tanstack/react-query';
import { type CommentGate, commentGate } from '../../rules/comment/comment-rule';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { useRefetch } from '../../services/use-live';
import { isLoggedIn } from '../../session/session-state';
import { sessionStore } from '../session/session-store';
import { useMember } from '../session/use-member';
import { commentRuleQuery } from './comment-rule-query';

/** The permission to speak. While it is unknown the user may write, and not send; if it stays unknown, the server decides. */
export function useCommentGate() {
  const services = useServices();
  const isMember = useStore(sessionStore, isLoggedIn);
  const { data, isPending, refetch } = useQuery(commentRuleQuery(services, useMember(), isMember));
  const gate: CommentGate =
    !isMember || data !== undefined ? commentGate(isMember ? data : undefined) : { kind: 'open' };
  useRefetch('screen', () => isMember && refetch());
  const isKnown = isMember && data !== undefined;
  return {
    gate,
    pace: isMember ? data?.pace : undefined,
    /** The rule has been read. */
    isKnown,
    isWaiting: isMember && isPending,
    readAgain: refetch,
  };
}
