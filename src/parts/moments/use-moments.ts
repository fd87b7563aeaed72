import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../context/services';
import { mergedMoments } from '../../rules/moment-paging';
import type { Audience } from '../page/audience';
import { type MomentSort, momentsQuery } from './moments-query';

/** The moments in one order, of all hosts or of one, merged over their pages, and how to get more. */
export function useMoments(audience: Audience, sort: MomentSort, hostId?: string) {
  const services = useServices();
  const client = useQueryClient();
  const query = useInfiniteQuery(momentsQuery({ services, client, audience, sort, hostId }));
  const { data } = query;
  const moments = useMemo(() => data && mergedMoments(data.pages), [data]);
  return { ...query, moments };
}
