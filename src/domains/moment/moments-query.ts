import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { LIST_PAGE_SIZE, MOMENT_SORT } from '../../contract/codes';
import { momentList } from '../../contract/moment/calls-moments';
import type { Moment } from '../../contract/moment/moment';
import type { Services } from '../../services/services';
import { anchorHomeQuery, type HomeData } from '../anchor/anchor-home-query';
import type { Audience } from '../session/audience';

export type MomentSort = (typeof MOMENT_SORT)[keyof typeof MOMENT_SORT];

/** A page as it was asked for; page 1 begins the list anew. */
interface MomentBatch {
  readonly page: number;
  readonly list: readonly Moment[];
}

/** A page of moments and which one to ask for next; undefined: there is none. */
export interface MomentsPage extends MomentBatch {
  readonly next: number | undefined;
}

/** product.md, section 4: replaced on page 1, appended on later ones; what moved down is not shown twice. */
export function mergedMoments(batches: readonly MomentBatch[]): Moment[] {
  const byId = new Map<string, Moment>();
  for (const batch of batches) {
    if (batch.page <= 1) byId.clear();
    for (const moment of batch.list) if (!byId.has(moment.id)) byId.set(moment.id, moment);
  }
  return [...byId.values()];
}

/** Page parameter of the moments that anchor home's own reply brought: they need no call. */
const FROM_HOME = 0;

/** The newest moments as page 1. Fewer than a page: page 1 is asked for again and takes their place. */
export function homeBatch({ moments }: HomeData): MomentsPage | undefined {
  if (moments.length === 0) return undefined;
  return { page: 1, list: moments, next: moments.length < LIST_PAGE_SIZE ? 1 : 2 };
}

interface MomentsDeps {
  readonly services: Services;
  readonly client: QueryClient;
  readonly audience: Audience;
  readonly sort: MomentSort;
  /** The moments of this host alone; left out: of all hosts. */
  readonly hostId?: string | undefined;
}

async function loadPage(
  { services, sort, hostId }: MomentsDeps,
  page: number,
  signal?: AbortSignal,
): Promise<MomentsPage> {
  const fields = { hostId, page, size: LIST_PAGE_SIZE, momentSort: sort };
  const { list, isLastPage } = await services.call(momentList, fields, { signal });
  return { page, list, next: (isLastPage ?? list.length === 0) ? undefined : page + 1 };
}

/** Rides on the home call; when that fails or brings none, the moments are asked for on their own. */
async function loadFirst(deps: MomentsDeps, signal: AbortSignal): Promise<MomentsPage> {
  const query = anchorHomeQuery(deps.services, deps.audience);
  // A reading that failed may have left that of an earlier visit.
  const home = await deps.client
    .query({ ...query, staleTime: 'static' })
    .catch(() => deps.client.getQueryData(query.queryKey));
  return (home && homeBatch(home)) ?? loadPage(deps, 1, signal);
}

/** The moments of all hosts, or of one, in one order, page by page. Pages never go stale by themselves: they are read again on purpose. */
export const momentsQuery = (deps: MomentsDeps) =>
  infiniteQueryOptions({
    queryKey: momentsKey(deps.audience, deps.sort, deps.hostId),
    queryFn: ({ pageParam, signal }) =>
      pageParam === FROM_HOME ? loadFirst(deps, signal) : loadPage(deps, pageParam, signal),
    initialPageParam: deps.sort === MOMENT_SORT.newest && deps.hostId === undefined ? FROM_HOME : 1,
    getNextPageParam: (last: MomentsPage) => last.next,
    // Nothing reads a long list again by itself: that would be a call for every page of it.
    staleTime: 'static',
    // Comparing ten thousand moments with themselves would cost more than it saves.
    structuralSharing: false,
  });

const momentsKey = (audience: Audience, sort: MomentSort, hostId?: string) =>
  ['moments', audience.key, sort, hostId] as const;

type MomentsData = InfiniteData<MomentsPage, number>;

/** Begins a list anew (product.md, section 4: replaced on page 1). */
function begin({ client, audience, sort, hostId }: Omit<MomentsDeps, 'services'>, first: MomentsPage): void {
  client.setQueryData<MomentsData>(momentsKey(audience, sort, hostId), { pages: [first], pageParams: [first.page] });
}

/** The newest moments begin anew with what a fresh home reply brought. */
export function beginWithHome(client: QueryClient, audience: Audience, home: HomeData): void {
  const first = homeBatch(home);
  if (first !== undefined) begin({ client, audience, sort: MOMENT_SORT.newest }, first);
}

/** Reads page 1 again and begins anew with it. Rejects like the call. */
export async function beginAgain(deps: MomentsDeps): Promise<void> {
  const first = await loadPage(deps, 1);
  begin(deps, first);
}

/** True when there are moments of an earlier visit. */
export const areMomentsRead = ({ client, audience, sort, hostId }: MomentsDeps): boolean =>
  client.getQueryData(momentsKey(audience, sort, hostId)) !== undefined;

/** The newest moments while there is one page of them; undefined when there are none, or when the user has scrolled on. */
export function onlyPage(client: QueryClient, audience: Audience): MomentsPage['list'] | undefined {
  const pages = client.getQueryData<MomentsData>(momentsKey(audience, MOMENT_SORT.newest))?.pages;
  return pages?.length === 1 ? pages[0]?.list : undefined;
}
