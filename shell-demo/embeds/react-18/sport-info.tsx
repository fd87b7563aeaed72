import type { MountHandle, MountOptions } from 'sportInfo/mount';
import { useEffect, useRef, useState } from 'react';
import { loadMount } from '../load-mount';

/** The app as a component of a host whose React is not the app's: it lives and ends with the component. */
export function SportInfo({ basename }: { readonly basename: NonNullable<MountOptions['basename']> }) {
  const element = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let handle: MountHandle | undefined;
    let isGone = false;
    loadMount().then(
      (mount) => {
        if (!isGone && element.current !== null) handle = mount(element.current, { basename });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      handle?.unmount();
    };
  }, [basename]);

  return hasFailed ? <p role="alert">Sport info cannot be had now.</p> : <div ref={element} />;
}
