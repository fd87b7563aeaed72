import { useCallback, useEffect, useRef, useState } from 'react';
import { AppRoot } from '../app/mount/app-root';
import { applyOptions } from '../app/mount/apply-options';
import { type Bootstrap, resolveMount } from '../app/mount/bootstrap';
import { createApp } from '../app/mount/create-app';
import { prepareHome } from '../app/mount/prepare-home';
import { differs } from '../app/mount/resolve-options';
import { startApp } from '../app/mount/start-app';
import type { MountOptions } from './options';
import { useLifetime } from './use-lifetime';

interface HostedAppProps {
  readonly options: MountOptions;
  /** The findings of the first script; undefined: this code was there before it. */
  readonly found: Bootstrap | undefined;
  /** The first screen is drawn, or what stands in its place. */
  readonly onOpen: () => void;
}

const namesIn = (options: MountOptions) => Object.keys(options) as (keyof MountOptions)[];

/** The first script's findings hold unless the host says something else by now; its replies answer the same questions still. */
function upToDate(found: Bootstrap | undefined, options: MountOptions): Bootstrap {
  const given = found?.given ?? {};
  const isSame = namesIn({ ...given, ...options }).every((name) => given[name] === options[name]);
  return found !== undefined && isSame ? found : { ...resolveMount(options, { window, crypto }), early: found?.early };
}

/** Prepares a mount with these options: what anchor home shows first is asked for, and kept. */
export const prepare = (options: MountOptions): Promise<boolean> => prepareHome(options, { window, crypto });

/** The app on the host's React, behind the entry of `SportInfoApp`. */
export default function HostedApp({ options, found, onOpen }: HostedAppProps) {
  const [app] = useState(() => createApp(upToDate(found, options)));
  const applied = useRef<MountOptions>(options);
  // The first calls leave before anything is drawn: what stands here first is empty, and drawing it takes the time of a reply.
  const [isStarted, setIsStarted] = useState(false);
  const begin = useCallback(() => startApp(app), [app]);
  const onElement = useLifetime(begin);
  useEffect(() => setIsStarted(true), []);
  useEffect(() => {
    const before = applied.current;
    applied.current = options;
    // A prop that is left out again has its default again.
    const names = namesIn({ ...before, ...options }).filter((name) => differs(options[name], before[name]));
    if (names.length > 0) applyOptions(app, Object.fromEntries(names.map((name) => [name, options[name]])));
  });
  return isStarted ? <AppRoot app={app} onElement={onElement} onOpen={onOpen} /> : null;
}
