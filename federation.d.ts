/**
 * What a host gets from the remote `sportInfo`. Derived from `src/remote` and its contract by type import: nothing here can fall behind the code.
 * A host in another repository takes this file and those folders (types only), or writes its own declarations from it.
 */
declare module 'sportInfo/SportInfoApp' {
  type SportInfoAppModule = typeof import('./src/remote/SportInfoApp');

  /** A component whose props are the mount options. Runs on the host's React, 19.2 or later. */
  const SportInfoApp: SportInfoAppModule['default'];
  export default SportInfoApp;
  export type MountOptions = import('./src/remote/options').MountOptions;
}

declare module 'sportInfo/mount' {
  type MountModule = typeof import('./src/remote/mount');

  /** Mounts the app into `element` with its own React: for any host, with or without React or a bundler. */
  export const mount: MountModule['mount'];
  export default mount;
  export type MountOptions = import('./src/remote/options').MountOptions;
  export type MountHandle = import('./src/remote/options').MountHandle;
  /** Events on the bridge, by name: what the remote sends, and what a host may send. */
  export type OutEvents = import('./src/contract/shell/shell-events').OutEvents;
  export type InCommands = import('./src/contract/shell/shell-events').InCommands;
}

declare module 'sportInfo/preload' {
  type PreloadModule = typeof import('./src/remote/preload');

  /** Fetches script and style of an entry before it is wanted, and with `data` what anchor home shows first. Resolves with false when it could not, or where the user pays for data. */
  export const preload: PreloadModule['preload'];
  export default preload;
}
