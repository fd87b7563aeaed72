import type { MountOptions } from 'sportInfo/mount';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useMountOptions } from './mount-options';
import { loadEntry } from './remote-loader';
import { RemoteLoading } from './remote-loading';

const makeLazy = (): ComponentType<MountOptions> => lazy(() => loadEntry('SportInfoApp'));

/** Made anew by a retry: React.lazy keeps a rejection for ever. */
let current = makeLazy();
export const renewRemoteComponent = (): void => {
  current = makeLazy();
};

/** The remote as a component of this React tree. */
export function RemoteComponent() {
  const [App] = useState(() => current);
  const options = useMountOptions();
  return (
    <Suspense fallback={<RemoteLoading />}>
      <App {...options} />
    </Suspense>
  );
}
