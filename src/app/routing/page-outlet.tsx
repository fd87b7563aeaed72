import { Suspense } from 'react';
import { abandonHangingChunks } from '../../services/load-chunk';
import { Boundary } from '../../ui/feedback/boundary';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay';
import type { App } from '../mount/create-app';
import { PageFailed } from './page-failed';
import type { Page as PageEntry } from './page-table';
import { PageView } from './page-view';

/** One page behind its own boundary: a fault, or a chunk that does not come, leaves header and tabs standing. */
export function PageOutlet({ app, page }: { readonly app: App; readonly page: PageEntry }) {
  return (
    <Boundary
      onError={(error) => app.report({ kind: 'page-crashed', message: String(error), detail: { page: page.name } })}
      fallback={(retry, error) => (
        <PageFailed
          error={error}
          onRetry={() => {
            app.pages.retry(page);
            retry();
          }}
        />
      )}
    >
      {/* Most chunks are there before it is seen; after 10 s a retry asks anew. */}
      <Suspense fallback={<LoadingOverlay onRetry={() => abandonHangingChunks(app.platform.window.document)} />}>
        <PageView app={app} page={page.name}>
          {() => {
            const Page = app.pages.get(page);
            return <Page />;
          }}
        </PageView>
      </Suspense>
    </Boundary>
  );
}
