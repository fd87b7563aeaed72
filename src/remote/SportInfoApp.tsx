import { useEffect, useLayoutEffect, useRef, useState, version } from 'react';
import { AppRoot } from '../app/app-root';
import { applyOptions } from '../app/apply-options';
import { createApp } from '../app/create-app';
import { Fatal } from '../app/fatal';
import { startApp } from '../app/start-app';
import type { MountOptions } from './options';
import { findFatal } from './requirements';

/**
 * The app as a component of the host's React (19.2 or later); its props are the mount options. What cannot start
 * renders a plain sentence and calls `onFatal`.
 */
export default function SportInfoApp(props: MountOptions) {
  const [fatal] = useState(() => findFatal(version, window));
  const { onFatal } = props;
  useEffect(() => {
    if (fatal !== undefined) onFatal?.(fatal);
  }, [fatal, onFatal]);
  return fatal === undefined ? <Running {...props} /> : <Fatal kind={fatal} locale={props.locale} />;
}

function Running(props: MountOptions) {
  const [app] = useState(() => createApp(props, { window, crypto }));
  const applied = useRef<MountOptions>(props);
  // The first calls leave before anything is drawn: what stands here first is empty, and drawing it takes the time of a reply.
  const [isStarted, setIsStarted] = useState(false);
  useLayoutEffect(() => startApp(app), [app]);
  useEffect(() => setIsStarted(true), []);
  useEffect(() => {
    // Hosts write objects inline: only what really differs is applied.
    const before = applied.current;
    applied.current = props;
    const names = (Object.keys(props) as (keyof MountOptions)[]).filter((name) => differs(props[name], before[name]));
    if (names.length > 0) applyOptions(app, Object.fromEntries(names.map((name) => [name, props[name]])));
  });
  return isStarted ? <AppRoot app={app} /> : null;
}

function differs(a: unknown, b: unknown): boolean {
  if (a === b || typeof a === 'function') return false;
  const isPlain = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return !(isPlain(a) && isPlain(b) && JSON.stringify(a) === JSON.stringify(b));
}
