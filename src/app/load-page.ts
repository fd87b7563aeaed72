import type { ComponentType } from 'react';

interface PageModule {
  readonly default: ComponentType;
}
export type PageLoader = () => Promise<PageModule>;

const RETRY_PAUSE_MS = 400;
const MAX_TRIES = 3;

/** Loads a page's chunk and heals a passing fault before `React.lazy` sees it. */
export function loadPage(load: PageLoader): PageLoader {
  return async () => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await load();
      } catch (error) {
        if (tried >= MAX_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      }
    }
  };
}
