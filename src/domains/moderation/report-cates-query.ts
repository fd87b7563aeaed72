import { queryOptions } from '@tanstack/react-query';
import { reportCates } from '../../contract/comment/calls-speech';
import type { Services } from '../../services/services';

const CATES_STALE_MS = 10 * 60_000;

/** The reasons for a report of a message or a comment. */
export const reportCatesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['report-cates'],
    queryFn: ({ signal }) => call(reportCates, {}, { signal, quiet: true }),
    staleTime: CATES_STALE_MS,
  });
