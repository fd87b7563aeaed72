import { useSyncExternalStore } from 'react';

/** The native app's word, until the browser has a newer one: a view of its often believes what was. */
let said: boolean | undefined;

/** True while the device believes to have a network. */
export const isOnline = (): boolean => said ?? navigator.onLine;

let isSaying = false;
const forget = () => {
  if (!isSaying) said = undefined;
};

/** The native app knows of the network: whoever listens to the browser hears it, too. */
export function sayOnline(isThere: boolean): void {
  // Before all who ask how it is.
  for (const type of ['online', 'offline']) window.addEventListener(type, forget, true);
  said = isThere;
  isSaying = true;
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  isSaying = false;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

/** The Network Information of browsers that have it. */
export interface Connection {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/** In no browser's type library, and in Chromium only. */
const connectionOf = (navigator: Navigator & { readonly connection?: Connection }) => navigator.connection;

/** Below 0.7 Mbps, as browsers count: the better picture would stutter. */
const SLOW_LINKS: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g']);

/** The user asks for little data, or the link has little to give. */
export const savesData = (connection: Connection | undefined = connectionOf(navigator)): boolean =>
  connection?.saveData === true || SLOW_LINKS.has(connection?.effectiveType ?? '');
