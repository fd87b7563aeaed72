import { queryOptions } from '@tanstack/react-query';
import { reportCates } from '../../contract/room/calls-room';
import type { Services } from '../../services/services';

const CATES_STALE_MS = 10 * 60_000;

/** Why a message or a comment may be reported. */
export const reportCatesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['report-cates'],
    queryFn: ({ signal }) => call(reportCates, {}, { signal, quiet: true }),
    staleTime: CATES_STALE_MS,
  });
