import { type ComponentType, lazy } from 'react';
import type { MessagePart } from '../../i18n/app-config';
import AnchorHomePage from '../../pages/anchor/anchor-home-page';
import { type PageLoader, withRetries } from '../../services/load-chunk';
import { savesData } from '../../services/use-online';
import type { Page, PageName } from './page-table';

/** The first screen comes with the app: a chunk is a round trip late. */
const FirstPage = AnchorHomePage;

export interface PageCache {
  get(page: Page): ComponentType;
  /** Forgets a page whose chunk did not come: `React.lazy` keeps a rejection for ever. */
  retry(page: Page): void;
  /** Fetches a page's chunk and texts ahead; ends when they are there. A failure shows when the page is opened. */
  prefetch(page: Page): Promise<void>;
}

/** The lazy pages of one mount: a chunk each, there when its texts are. */
export function createPageCache(need: (part: MessagePart) => Promise<void>): PageCache {
  const fetched = new Map<PageName, ComponentType>();
  const fetchPage = async (load: PageLoader, { name, texts, ahead }: Page) => {
    if (!savesData()) ahead?.().catch(() => undefined);
    const [page] = await Promise.all([withRetries(load), ...texts.map(need)]);
    fetched.set(name, page.default);
    return page;
  };
  const pages = new Map<PageName, ComponentType>();
  return {
    get(page) {
      const { name, load } = page;
      if (load === undefined) return FirstPage;
      // A page stays what it was when it was first drawn: another component would begin anew.
      const known = pages.get(name);
      if (known !== undefined) return known;
      const made = fetched.get(name) ?? lazy(() => fetchPage(load, page));
      pages.set(name, made);
      return made;
    },
    retry: ({ name }) => pages.delete(name),
    async prefetch(page) {
      if (page.load !== undefined) await fetchPage(page.load, page).catch(() => undefined);
    },
  };
}
