import type { MountOptions } from 'sportInfo/mount';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import styles from '../portal.module.css';
import { useTexts } from '../portal-texts';
import { useMountOptions } from './mount-options';
import { RemoteBoundary } from './remote-boundary';
import { forgetRemote, loadEntry } from './remote-loader';

const makeLazy = (): ComponentType<MountOptions> => lazy(() => loadEntry('SportInfoApp'));
let current = makeLazy();

/** After a failed load. The component is made anew: React.lazy keeps a rejection for ever. */
export function renewRemote(): void {
  forgetRemote();
  current = makeLazy();
}

export function RemoteLoading() {
  return (
    <p className={styles['page']} role="status">
      {useTexts().loading}
    </p>
  );
}

function RemoteComponent() {
  const [App] = useState(() => current);
  return <App {...useMountOptions()} />;
}

/** The remote's place, everything below `/sport-info`: its component in the portal's React tree. */
export function SportInfoPage() {
  return (
    <RemoteBoundary onRetry={renewRemote}>
      <Suspense fallback={<RemoteLoading />}>
        <RemoteComponent />
      </Suspense>
    </RemoteBoundary>
  );
}
