'use client';
import { createInstance } from '@module-federation/runtime';
import { useEffect, useRef, useState } from 'react';
import { bridge, useTold } from '../../portal';

const remote = { name: 'sportInfo', entry: 'http://localhost:4001/mf-manifest.json' };
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };

/** Fetches the remote in the browser: it is not for a server. */
const load = () => createInstance({ name: 'portal', remotes: [remote] }).loadRemote('sportInfo/mount');

export default function SportInfo() {
  const { told } = useTold();
  const place = useRef(null);
  const first = useRef(told);
  const [handle, setHandle] = useState();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let mounted;
    let isGone = false;
    load().then(
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
  }, []);
  useEffect(() => handle?.update(told), [handle, told]);
  return hasFailed ? <p role="alert">Sport info cannot be had now.</p> : <div ref={place} />;
}
