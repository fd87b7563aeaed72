import type { ReactNode } from 'react';
import { Boundary } from '../../ui/feedback/boundary';
import type { App } from '../mount/create-app';
import { PageFailed } from './page-failed';

/** The last boundary: what breaks outside of a page is caught here, and the host hears of it. */
export function MountBoundary({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  const onError = (error: unknown) => {
    app.report({ kind: 'mount-crashed', message: String(error) });
    app.bridge.emit('error', { kind: 'crashed', message: String(error) });
  };
  return (
    <Boundary onError={onError} fallback={(retry, error) => <PageFailed error={error} onRetry={retry} />}>
      {children}
    </Boundary>
  );
}
