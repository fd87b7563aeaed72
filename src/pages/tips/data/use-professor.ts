import { useQuery } from '@tanstack/react-query';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import { useServices } from '../../../services/services';
import { expertQuery } from './tips-queries';

/** The author of a tip: as it says itself, else (`professor` is an addition) as the expert's own call does, read once for all. */
export function useProfessor({ professor, professorId }: Pick<Tip, 'professor' | 'professorId'>): Tip['professor'] {
  const query = expertQuery(useServices(), useMember(), professorId);
  const { data } = useQuery({ ...query, enabled: professor === undefined });
  return professor ?? data;
}
