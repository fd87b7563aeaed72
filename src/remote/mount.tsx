import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { Fatal } from '../app/layout/fatal';
import { AppRoot } from '../app/mount/app-root';
import { applyOptions } from '../app/mount/apply-options';
import { type Bootstrap, resolveMount } from '../app/mount/bootstrap';
import { createApp } from '../app/mount/create-app';
import { prepareHome } from '../app/mount/prepare-home';
import { startApp } from '../app/mount/start-app';
import { canGoBack, navigateTo, selectTab, stepBack } from '../app/routing/commands';
import { prefetchPath } from '../app/routing/prefetch';
import type { MountHandle, MountOptions } from './options';
import { findFatal, tellFatal } from './requirements';

/** A handle that does nothing: what could not start can still be unmounted. */
const deadHandle = (unmount: () => void): MountHandle => ({
  update() {},
  navigate() {},
  prefetch() {},
  locationChanged() {},
  back() {},
  canGoBack: false,
  selectTab() {},
  unmount,
});

/** As `mount`, with what a first script of our own has found out, and asked, while this code was on its way. */
export function mountBootstrapped(element: HTMLElement, options: MountOptions, found?: Bootstrap): MountHandle {
  const root = createRoot(element);
  const fatal = findFatal(version, window);
  if (fatal !== undefined) {
    root.render(<Fatal kind={fatal} locale={options.locale} />);
    tellFatal(options.onFatal, fatal);
    return deadHandle(() => root.unmount());
  }
  const app = createApp(found ?? resolveMount(options, { window, crypto }));
  const stop = startApp(app);
  let isMounted = true;
  root.render(<AppRoot app={app} />);
  return {
    update: (change) => isMounted && applyOptions(app, change),
    navigate: (path) => isMounted && navigateTo(app.routing, path),
    prefetch: (path) => isMounted && prefetchPath(app.routing, path),
    locationChanged: () => isMounted && app.routing.history.locationChanged(),
    back: () => isMounted && stepBack(app.routing),
    get canGoBack() {
      return isMounted && canGoBack(app.routing);
    },
    selectTab: (tab) => isMounted && selectTab(app.routing, tab),
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      root.unmount();
      stop();
    },
  };
}

/** Mounts the app into `element` with its own React: for any host, with or without React or a bundler. */
export const mount = (element: HTMLElement, options: MountOptions = {}): MountHandle =>
  mountBootstrapped(element, options);

/** Prepares a mount with these options: what anchor home shows first is asked for, and kept. */
export const prepare = (options: MountOptions): Promise<boolean> => prepareHome(options, { window, crypto });

export default mount;
