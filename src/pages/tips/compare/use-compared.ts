import { useQuery } from '@tanstack/react-query';
import type { Expert } from '../../../contract/expert/expert';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import type { Dated } from '../../../rules/reading/asked';
import type { Followed } from '../../../rules/record/followed';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { usePages } from '../data/paging';
import { expertQuery, expertTipsQuery } from '../data/tips-queries';
import { expertHistoryQuery } from '../experts/expert-history';

/** One side of a comparison. */
export interface Compared {
  readonly expert: Dated<Expert>;
  /** Settled tips, newest first. */
  readonly followed: readonly Followed[];
  /** Tips on sale, as far as they are read; without them there is no price. */
  readonly offers: readonly Tip[];
}

/** Reads one side. */
export function useCompared(professorId: string) {
  const services = useServices();
  const uid = useMember();
  const expert = useQuery(expertQuery(services, uid, professorId));
  const history = useQuery(expertHistoryQuery(services, uid, professorId));
  const { items: offers = [] } = usePages(expertTipsQuery(services, uid, professorId, false));
  const refetch = () => Promise.all([expert.refetch(), history.refetch()]);
  useRefetch('screen', refetch);
  const side: Compared | undefined = expert.data &&
    history.data && { expert: expert.data, followed: history.data.followed, offers };
  return {
    id: professorId,
    expert: expert.data,
    isFailed: expert.isError || history.isError,
    side,
    queries: [expert, history],
  };
}
export type Reading = ReturnType<typeof useCompared>;
