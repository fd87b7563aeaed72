import { Suspense } from 'react';
import { Boundary } from '../../ui/feedback/boundary';
import { PageFailed } from '../layout/page-failed';
import type { App } from '../mount/create-app';
import { PageArrival } from './page-arrival';
import type { Page as PageEntry } from './page-table';
import { PageWaiting } from './page-waiting';

/** One page behind its own boundary: a fault, or a chunk that does not come, leaves header and tabs standing. */
export function PageSlot({ app, page }: { readonly app: App; readonly page: PageEntry }) {
  const Page = app.pages.get(page);
  return (
    <Boundary
      onError={(error) => app.report({ kind: 'page-crashed', message: String(error), detail: { page: page.name } })}
      fallback={(retry) => (
        <PageFailed
          onRetry={() => {
            app.pages.retry(page);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<PageWaiting app={app} />}>
        <PageArrival app={app} page={page.name}>
          <Page />
        </PageArrival>
      </Suspense>
    </Boundary>
  );
}
