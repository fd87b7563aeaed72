import { Suspense } from 'react';
import { Boundary } from '../../ui/feedback/boundary';
import { PageFailed } from '../layout/page-failed';
import type { App } from '../mount/create-app';
import type { Page as PageEntry } from './page-table';
import { PageView } from './page-view';
import { PageWaiting } from './page-waiting';

interface PageOutletProps {
  readonly app: App;
  readonly page: PageEntry;
}

/** The page as it is known when it is drawn: below the boundary, so that a retry draws the chunk that it asked for anew. */
function LoadedPage({ app, page }: PageOutletProps) {
  const Page = app.pages.get(page);
  return <Page />;
}

/** One page behind its own boundary: a fault, or a chunk that does not come, leaves header and tabs standing. */
export function PageOutlet({ app, page }: PageOutletProps) {
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
      <Suspense fallback={<PageWaiting app={app} />}>
        <PageView app={app} page={page.name}>
          <LoadedPage app={app} page={page} />
        </PageView>
      </Suspense>
    </Boundary>
  );
}
