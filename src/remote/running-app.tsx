import { useCallback, useEffect, useRef, useState } from 'react';
import { AppRoot } from '../app/mount/app-root';
import { applyOptions } from '../app/mount/apply-options';
import { createApp } from '../app/mount/create-app';
import { startApp } from '../app/mount/start-app';
import type { EarlyReplies } from '../http/early-replies';
import type { MountOptions } from './options';
import { useLifetime } from './use-lifetime';

interface RunningAppProps {
  readonly options: MountOptions;
  readonly early: EarlyReplies | undefined;
}

/** The app itself, behind the entry of `SportInfoApp`. */
export default function RunningApp({ options, early }: RunningAppProps) {
  const [app] = useState(() => createApp(options, { window, crypto, early }));
  const applied = useRef<MountOptions>(options);
  // The first calls leave before anything is drawn: what stands here first is empty, and drawing it takes the time of a reply.
  const [isStarted, setIsStarted] = useState(false);
  const begin = useCallback(() => {
    const stop = startApp(app);
    return () => {
      stop();
      early?.stop();
    };
  }, [app, early]);
  const onElement = useLifetime(begin);
  useEffect(() => setIsStarted(true), []);
  useEffect(() => {
    // Hosts write objects inline: only what really differs is applied.
    const before = applied.current;
    applied.current = options;
    const names = (Object.keys(options) as (keyof MountOptions)[]).filter((name) =>
      differs(options[name], before[name]),
    );
    if (names.length > 0) applyOptions(app, Object.fromEntries(names.map((name) => [name, options[name]])));
  });
  return isStarted ? <AppRoot app={app} onElement={onElement} /> : null;
}

function differs(a: unknown, b: unknown): boolean {
  if (a === b || typeof a === 'function') return false;
  const isPlain = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return !(isPlain(a) && isPlain(b) && JSON.stringify(a) === JSON.stringify(b));
}
