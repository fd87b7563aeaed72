import { useQuery } from '@tanstack/react-query';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { QueryState } from '../../../domains/query/query-state';
import { FollowedCard } from '../../../domains/record/followed-card';
import { RecordTables } from '../../../domains/record/record-tables';
import { useMember } from '../../../domains/session/use-member';
import { useServices } from '../../../services/services';
import { expertHistoryQuery } from './expert-history';

/** The return of an expert's tips, and their records by league and kind of bet. */
export function ExpertNumbers({ professorId }: { readonly professorId: string }) {
  const query = useQuery(expertHistoryQuery(useServices(), useMember(), professorId));
  const { data } = query;
  return (
    <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
      {data !== undefined && (
        <>
          <FollowedCard tips={data.followed} isCut={data.isCut} kind="tips" />
          <RecordTables tips={data.followed} />
        </>
      )}
    </QueryState>
  );
}
