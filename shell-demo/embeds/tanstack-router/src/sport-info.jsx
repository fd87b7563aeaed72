import { createInstance } from '@module-federation/runtime';
import { useEffect, useRef, useState } from 'react';

const remote = { name: 'sportInfo', entry: 'http://localhost:4001/mf-manifest.json' };
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };
/** The federation runtime needs no plugin of a bundler: nothing is shared, the app brings its own React. */
const federation = createInstance({ name: 'portal', remotes: [remote] });

/** The app as a component: it lives and ends with it. `told` is what the portal tells the app. */
export function SportInfo({ bridge, told }) {
  const place = useRef(null);
  const first = useRef(told);
  const [handle, setHandle] = useState();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let mounted;
    let isGone = false;
    federation.loadRemote('sportInfo/mount').then(
      ({ mount }) => {
        if (isGone) return;
        mounted = mount(place.current, { basename: '/sport-info', bridge, api, ...first.current });
        setHandle(mounted);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      mounted?.unmount();
    };
  }, [bridge]);
  useEffect(() => handle?.update(told), [handle, told]);
  return hasFailed ? <p role="alert">Sport info cannot be had now.</p> : <div ref={place} />;
}
