import { type ComponentType, lazy } from 'react';
import type { MessagePart } from '../../i18n/app-config';
import AnchorHomePage from '../../pages/anchor/anchor-home-page';
import { type PageLoader, withRetries } from '../../services/load-chunk';
import type { Page, PageName } from './page-table';

/** The first screen comes with the app: a chunk is a round trip late, and `lazy` delays what follows by 300 ms. */
const FirstPage = AnchorHomePage;

export interface PageCache {
  get(page: Page): ComponentType;
  /** Forgets a page whose chunk did not come: `React.lazy` keeps a rejection for ever. */
  retry(page: Page): void;
  /** Fetches a page's chunk ahead of a tap; a failure shows when the page is opened. */
  prefetch(page: Page): void;
}

/** The lazy pages of one mount: a chunk each, there when its texts are. */
export function createPageCache(need: (part: MessagePart) => Promise<void>): PageCache {
  const fetchPage = (load: PageLoader, texts: Page['texts']) =>
    Promise.all([withRetries(load), ...texts.map(need)]).then(([page]) => page);
  const pages = new Map<PageName, ComponentType>();
  return {
    get({ name, load, texts }) {
      if (load === undefined) return FirstPage;
      const known = pages.get(name);
      if (known !== undefined) return known;
      const made = lazy(() => fetchPage(load, texts));
      pages.set(name, made);
      return made;
    },
    retry: ({ name }) => pages.delete(name),
    prefetch({ load, texts }) {
      if (load !== undefined) fetchPage(load, texts).catch(() => undefined);
    },
  };
}
