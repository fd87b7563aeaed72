import { NavigationType, type To } from 'react-router-dom';
import type { Snapshot } from './app-history';
import { hrefOf, newKey, toLocation } from './location';

const stateOf = (win: Window) => (win.history.state ?? {}) as { usr?: unknown; key?: string; idx?: number };

/** The address bar as a router sees it. */
export function readAddress(win: Window, action: NavigationType): Snapshot {
  const { usr = null, key = 'default' } = stateOf(win);
  return { location: toLocation(win.location, usr, key), action };
}

/** Writes an entry; the host's router reads `idx` to know how far back it is. */
export function writeAddress(win: Window, kind: 'pushState' | 'replaceState', to: To, usr: unknown): NavigationType {
  const idx = (stateOf(win).idx ?? 0) + (kind === 'pushState' ? 1 : 0);
  win.history[kind]({ usr, key: newKey(), idx }, '', hrefOf(to));
  return kind === 'pushState' ? NavigationType.Push : NavigationType.Replace;
}
