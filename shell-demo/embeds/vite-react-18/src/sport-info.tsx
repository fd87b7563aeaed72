import type { MountHandle, MountOptions } from 'sportInfo/mount';
import { createInstance } from '@module-federation/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';

const remote = { name: 'sportInfo', entry: 'http://localhost:4001/mf-manifest.json' };

type MountModule = typeof import('sportInfo/mount');

/** The federation runtime needs no plugin of a bundler: nothing is shared, the app brings its own React. */
const federation = createInstance({ name: 'portal', remotes: [remote] });

/** The app as a component of a React that is not its own: it lives and ends with the component. */
export function SportInfo(options: MountOptions) {
  const element = useRef<HTMLDivElement>(null);
  const first = useRef(options);
  const [handle, setHandle] = useState<MountHandle>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let mounted: MountHandle | undefined;
    let isGone = false;
    federation.loadRemote<MountModule>('sportInfo/mount').then(
      (entry) => {
        if (isGone || element.current === null) return;
        mounted = entry?.mount(element.current, first.current);
        setHandle(mounted);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      mounted?.unmount();
    };
  }, []);

  // Each may change at any time; the others belong to the mount.
  const { theme, locale, session, flags, service } = options;
  const changing = useMemo(
    () => ({ theme, locale, session, flags, service }),
    [theme, locale, session, flags, service],
  );
  useEffect(() => handle?.update(changing), [handle, changing]);

  return hasFailed ? <p role="alert">Sport info cannot be had now.</p> : <div ref={element} />;
}
