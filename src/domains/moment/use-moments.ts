import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/services';
import type { Audience } from '../session/audience';
import { mergedMoments } from './moment-paging';
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
