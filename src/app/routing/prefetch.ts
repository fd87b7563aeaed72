import type { QueryClient } from '@tanstack/react-query';
import { prefetchAnchorHome } from '../../pages/anchor/prefetch-anchor-home';
import { savesData } from '../../services/saves-data';
import type { Services } from '../../services/services';
import type { Routing } from './create-routing';
import { firstQuestions } from './first-questions';
import { below } from './history/basename';
import { isHome } from './home-path';
import { PAGES } from './page-table';
import { pageAt } from './route-table';

/** Fetches the first page's chunk and data beside the start-up calls. Nothing is shown before the gate opens. */
export async function prefetchFirstPage(
  { basename, history, pages }: Pick<Routing, 'basename' | 'history' | 'pages'>,
  services: Services,
  queryClient: QueryClient,
): Promise<void> {
  const page = pageAt(below(basename, history.get().location.pathname));
  // React keeps what stands in for a late page for at least 300 ms.
  if (page?.load !== undefined) await pages.prefetch(page);
  else await prefetchAnchorHome(services, queryClient);
}

/** Rooms are where anchor home leads: their code is there before the tap, unless the user saves data. */
export function prefetchNextPage({ basename, history, pages }: Pick<Routing, 'basename' | 'history' | 'pages'>): void {
  if (savesData() || !isHome(below(basename, history.get().location.pathname))) return;
  const room = PAGES.find(({ name }) => name === 'anchorRoom');
  if (room !== undefined) void pages.prefetch(room);
}

/** The page that a link of ours leads to, by the element that was touched. */
function linkedPage(basename: string, target: EventTarget) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  const path = below(basename, link.pathname);
  const page = pageAt(path);
  return page && { page, path };
}

/** Makes a request ready; answers what sends it. */
type Prepare = (...question: ReturnType<typeof firstQuestions>[number]) => Promise<() => void>;

/**
 * Where a finger comes down on a link it will go there: the page's chunk is fetched before the tap is over. A room's picture is
 * waited for: its first questions are signed meanwhile, and leave as the finger does, before anything of the room is drawn.
 * A finger that scrolls is never lifted for the page: it ends in `pointercancel`.
 */
export function watchTaps({ basename, pages }: Pick<Routing, 'basename' | 'pages'>, prepare: Prepare) {
  let ready: (() => void)[] = [];
  return {
    down(target: EventTarget) {
      const { page, path = '' } = linkedPage(basename, target) ?? {};
      if (page !== undefined) void pages.prefetch(page);
      const mine: typeof ready = [];
      ready = mine;
      for (const question of page?.ahead === undefined ? [] : firstQuestions(path, ''))
        prepare(...question).then(
          (send) => mine.push(send),
          // Where a host's signer fails the page's own call says so.
          () => undefined,
        );
    },
    up() {
      for (const send of ready.splice(0)) send();
    },
  };
}
