import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { Fatal } from '../app/layout/fatal';
import { AppRoot } from '../app/mount/app-root';
import { applyOptions } from '../app/mount/apply-options';
import { createApp } from '../app/mount/create-app';
import { startApp } from '../app/mount/start-app';
import { navigateTo, selectTab } from '../app/shell/commands';
import type { EarlyReplies } from '../http/early-replies';
import type { MountHandle, MountOptions } from './options';
import { findFatal, tellFatal } from './requirements';

/** A handle that does nothing: what could not start can still be unmounted. */
const deadHandle = (unmount: () => void): MountHandle => ({
  update() {},
  navigate() {},
  locationChanged() {},
  selectTab() {},
  unmount,
});

/** Mounts the app; `early`: replies to what was asked before this code was there. */
export function mountApp(element: HTMLElement, options: MountOptions, early?: EarlyReplies): MountHandle {
  const root = createRoot(element);
  const fatal = findFatal(version, window);
  if (fatal !== undefined) {
    root.render(<Fatal kind={fatal} locale={options.locale} />);
    tellFatal(options.onFatal, fatal);
    return deadHandle(() => root.unmount());
  }
  const app = createApp(options, { window, crypto, early });
  const stop = startApp(app);
  let isMounted = true;
  root.render(<AppRoot app={app} />);
  return {
    update: (change) => isMounted && applyOptions(app, change),
    navigate: (path) => isMounted && navigateTo(app, path),
    locationChanged: () => isMounted && app.history.locationChanged(),
    selectTab: (tab) => isMounted && selectTab(app, tab),
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      root.unmount();
      stop();
      early?.stop();
    },
  };
}
