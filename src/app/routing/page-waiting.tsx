import { LoadingOverlay } from '../layout/loading-overlay';
import type { App } from '../mount/create-app';
import { abandonHangingChunks } from '../startup/load-chunk';

/** While a page's chunk is on its way: seen after 300 ms only, most are there sooner; after 10 s a retry asks anew. */
export function PageWaiting({ app }: { readonly app: App }) {
  return <LoadingOverlay onRetry={() => abandonHangingChunks(app.platform.window.document)} />;
}
