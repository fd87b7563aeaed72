import type { MountOptions } from '../contract/shell/mount-options';
import type { MainTab } from '../contract/shell/shell-events';

export type { MountOptions };

/** The two entries into the app, as a host names them. */
export type RemoteEntry = 'SportInfoApp' | 'mount';

/** The result of `mount`: the host's hand on a running app. */
export interface MountHandle {
  /** Takes over the options that may change while the app runs; the others hold for the life of the mount. */
  update(options: Partial<MountOptions>): void;
  /** Goes to a path below the basename. */
  navigate(path: string): void;
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
