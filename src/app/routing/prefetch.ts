import { prefetchAnchorHome } from '../../pages/anchor/prefetch-anchor-home';
import type { App } from '../mount/create-app';
import { below } from './history/basename';
import { pageAt } from './route-table';

/**
 * The first page's chunk and data come while the start-up calls are on their way: nothing waits in line that need not. The
 * data comes from where the domain list itself is asked for; nothing of it is shown before the gate opens.
 */
export async function prefetchFirstPage(app: App): Promise<void> {
  const page = pageAt(below(app.options.basename, app.history.get().location.pathname));
  if (page?.load !== undefined) app.pages.prefetch(page);
  else await prefetchAnchorHome(app.services, app.queryClient);
}

/** A finger that comes down on a link will go there: its chunk is fetched before the tap is over. */
export function prefetchLink(app: App, target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== app.platform.window.location.origin) return;
  const page = pageAt(below(app.options.basename, link.pathname));
  if (page !== undefined) app.pages.prefetch(page);
}
