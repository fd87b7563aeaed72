import { queryOptions } from '@tanstack/react-query';
import { commentRuleOf } from '../../contract/comment/calls-speech';
import type { Services } from '../../services/services';

/** The member's permission to speak; not asked for visitors. */
export const commentRuleQuery = ({ call }: Services, uid: string, isMember: boolean) =>
  queryOptions({
    queryKey: ['comment-rule', uid],
    queryFn: ({ signal }) => call(commentRuleOf, {}, { signal, quiet: true }),
    enabled: isMember,
  });
