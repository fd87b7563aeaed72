import type { MountOptions } from '../contract/shell/mount-options';
import type { MainTab } from '../contract/shell/shell-events';

export type { MountOptions };

/** The two entries into the app, as a host names them. */
export type RemoteEntry = 'SportInfoApp' | 'mount';

/** Words to `preload`; without them it fetches script and style. */
export interface PreloadOptions {
  /**
   * Asks as well what anchor home shows first, as a visitor, and keeps it on the device, so that a mount begins with it while
   * it asks anew. Waits for an idle moment. Where Chromium says that the user saves data, or is on a mobile network, neither the
   * app's code nor data are fetched; in a native app's view the code alone.
   */
  readonly data?: boolean;
  /** The options of the mount to come: with another `api` it asks another back end. */
  readonly options?: MountOptions;
}

/** The result of `mount`: the host's hand on a running app. */
export interface MountHandle {
  /** Takes over the options that may change while the app runs; the others hold for the life of the mount. */
  update(options: Partial<MountOptions>): void;
  /** Goes to a path below the basename. */
  navigate(path: string): void;
  /** Since 1.5. Fetches code and texts of the page at a path below the basename, before somebody goes there. */
  prefetch(path: string): void;
  /** The host moved the address itself, in a browser without the Navigation API. */
  locationChanged(): void;
  /** One step back among the app's own entries, a memory history's above all; nothing where `canGoBack` is false. */
  back(): void;
  /** True while an entry of the app's own lies behind: a WebView's or host's Back belongs to the app. */
  readonly canGoBack: boolean;
  /** Opens a plaza tab. */
  selectTab(tab: MainTab): void;
  /** Ends the app; nothing of it runs afterwards. */
  unmount(): void;
}
