import { queryOptions } from '@tanstack/react-query';
import { readAllHosts } from '../../../domains/anchor/all-hosts-query';
import type { Audience } from '../../../domains/session/audience';
import type { Services } from '../../../services/services';

/** host/list without what this viewer may not see. Tabs follow pushes and time (product.md, section 4). */
export const liveListQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['live-list', audience.key] as const,
    queryFn: ({ signal }) => readAllHosts(services, audience, signal, false),
  });
