import { queryOptions } from '@tanstack/react-query';
import { EXPERT_SORT, LIST_PAGE_SIZE } from '../../contract/codes';
import { professorInfo } from '../../contract/expert/calls-experts';
import { myOrders } from '../../contract/tip/calls-tips';
import { readAllHosts } from '../../domains/anchor/all-hosts-query';
import type { Audience } from '../../domains/session/audience';
import { isPending } from '../../rules/tip/tip-view-model';
import type { Services } from '../../services/services';

const KEY = 'mine';

const page = 1;
const size = LIST_PAGE_SIZE;

/** Every anchor as this viewer may see them, those without a show among them. */
export const mineHostsQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: [KEY, 'hosts', audience.key] as const,
    queryFn: ({ signal }) => readAllHosts(services, audience, signal, false),
  });

/** The experts whom the member follows: the first page, and how many there are. */
export const mineExpertsQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: [KEY, uid, 'experts'] as const,
    queryFn: ({ signal }) => call(professorInfo, { page, size, sortType: EXPERT_SORT.mine }, { signal }),
    enabled: uid !== '',
  });

/** The member's newest orders, and how many of all wait for their result. */
export const mineOrdersQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: [KEY, uid, 'orders'] as const,
    queryFn: async ({ signal }) => {
      const [newest, waiting] = await Promise.all([
        call(myOrders, { page, size }, { signal, quiet: true }),
        call(myOrders, { page, size, result: 'waiting' }, { signal, quiet: true }),
      ]);
      const open = newest.list.filter(({ result }) => isPending(result));
      // The filter is an addition: who does not know it answers with every order.
      const isFiltered = waiting.list.every(({ result }) => isPending(result));
      return { newest: newest.list, waiting: isFiltered ? waiting.total : open.length };
    },
    enabled: uid !== '',
  });
