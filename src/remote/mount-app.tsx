import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoot } from '../app/app-root';
import { applyOptions } from '../app/apply-options';
import { navigateTo, selectTab } from '../app/commands';
import { createApp } from '../app/create-app';
import { Fatal } from '../app/fatal';
import { startApp } from '../app/start-app';
import type { EarlyReplies } from '../http/early-replies';
import type { MountHandle, MountOptions } from './options';
import { findFatal } from './requirements';

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
    options.onFatal?.(fatal);
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
