import type { MountHandle } from 'sportInfo/mount';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMountOptions } from '../host/remote/mount-options';
import { loadEntry } from '../host/remote/remote-loader';
import { RemoteLoading } from '../host/remote/sport-info-page';

/** The remote as any other host mounts it: `mount` into an element, with a React of its own. */
export function RemoteMount() {
  const element = useRef<HTMLDivElement>(null);
  const options = useMountOptions();
  const latest = useRef(options);
  const [handle, setHandle] = useState<MountHandle | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let mounted: MountHandle | null = null;
    let gone = false;
    loadEntry('mount').then(
      ({ mount }) => {
        if (gone || element.current === null) return;
        mounted = mount(element.current, latest.current);
        setHandle(mounted);
      },
      (error: unknown) => setFailure(() => error),
    );
    return () => {
      gone = true;
      mounted?.unmount();
    };
  }, []);

  useEffect(() => {
    latest.current = options;
    handle?.update(options);
  }, [handle, options]);

  // Browsers without the Navigation API cannot hear our router; elsewhere the call changes nothing.
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the very reason to run
  useEffect(() => handle?.locationChanged(), [handle, location]);

  if (failure !== null) throw failure;
  return (
    <>
      {handle === null && <RemoteLoading />}
      <div ref={element} data-testid="remote-element" />
    </>
  );
}
