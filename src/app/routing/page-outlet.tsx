import { Suspense } from 'react';
import { abandonHangingChunks, isOutdated } from '../../services/load-chunk';
import { useServices } from '../../services/services';
import { Boundary } from '../../ui/feedback/boundary';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay';
import type { Routing } from './create-routing';
import { PageFailed } from './page-failed';
import type { Page as PageEntry } from './page-table';
import { PageView } from './page-view';

interface PageOutletProps {
  readonly routing: Pick<Routing, 'emit' | 'pages' | 'views'>;
  readonly page: PageEntry;
}

/** One page behind its own boundary: a fault, or a chunk that does not come, leaves header and tabs standing. */
export function PageOutlet({ routing, page }: PageOutletProps) {
  const { report } = useServices();
  const { pages } = routing;
  return (
    <Boundary
      onError={(error) => {
        const message = String(error);
        report({ kind: 'page-crashed', message, detail: { page: page.name } });
        if (isOutdated(error)) routing.emit('error', { kind: 'outdated', message });
      }}
      fallback={(retry, error) => (
        <PageFailed
          error={error}
          onRetry={() => {
            pages.retry(page);
            retry();
          }}
        />
      )}
    >
      {/* Most chunks are there before it is seen; after 10 s a retry asks anew. */}
      <Suspense fallback={<LoadingOverlay onRetry={() => abandonHangingChunks(document)} />}>
        <PageView routing={routing} page={page.name}>
          {() => {
            const Page = pages.get(page);
            return <Page />;
          }}
        </PageView>
      </Suspense>
    </Boundary>
  );
}
