import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '../../contract/shell/languages';
import { prefetchAnchorHome } from '../../pages/anchor/prefetch-anchor-home';
import { pause } from '../../services/pause';
import type { Services } from '../../services/services';
import { savesData } from '../../services/use-online';
import type { Routing } from './create-routing';
import { below } from './history/basename';
import { toLocation } from './history/location';
import { isHome } from './home-path';
import { fetchPageChunks } from './page-chunks';
import { paths } from './page-paths';
import { pageAt } from './route-table';

/** Fetches the first page's chunk and data beside the start-up calls. Nothing is shown before the gate opens. */
export async function prefetchFirstPage(
  { basename, history, pages }: Pick<Routing, 'basename' | 'history' | 'pages'>,
  services: Services,
  queryClient: QueryClient,
): Promise<void> {
  const page = pageAt(below(basename, history.get().location.pathname));
  if (page?.load === undefined) return prefetchAnchorHome(services, queryClient);
  // Reading the page's code is a task of its own, apart from the mount's.
  await pause(0);
  // React keeps what stands in for a late page for at least 300 ms.
  await pages.prefetch(page);
}

/** Rooms are where anchor home leads: their code is fetched, and not run, before the tap; not where the user saves data. */
export function fetchNextPage({ basename, history }: Pick<Routing, 'basename' | 'history'>, locale: Locale): void {
  if (!savesData() && isHome(below(basename, history.get().location.pathname)))
    fetchPageChunks(paths.anchorRoom('0'), locale);
}

type Prefetching = Pick<Routing, 'basename' | 'isOurs' | 'pages'>;

/** Fetches code and texts of the page at a path, with the basename or without, where it is one of ours. */
export function prefetchPath({ basename, isOurs, pages }: Prefetching, path: string): void {
  const { pathname } = toLocation(below(basename, path), null, '');
  const page = pageAt(pathname);
  if (page !== undefined && isOurs(pathname)) void pages.prefetch(page);
}

/** A finger that comes down on a link will go there: its page is fetched before the tap is over. */
export function prefetchLink(routing: Prefetching, target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) prefetchPath(routing, link.pathname);
}
