import { NavigationType, type To } from 'react-router-dom';
import type { Snapshot } from './app-history';
import { DEPTH, type EntryState, entryState } from './entry-state';
import { hrefOf, newKey, toLocation } from './location';

const stateOf = (win: Window): EntryState => Object(win.history.state);

/** The address bar as a router sees it. */
export function readAddress(win: Window, action: NavigationType): Snapshot {
  const { usr = null, key = 'default' } = stateOf(win);
  return { location: toLocation(win.location, usr, String(key)), action };
}

/** Steps of ours since the entry that the mount began with; 0 there, and at entries of the host's own. */
export const depthAt = (win: Window): number => Number(stateOf(win)[DEPTH] ?? 0);

/** Writes an entry that the host's router can go on with. */
export function writeAddress(win: Window, kind: 'pushState' | 'replaceState', to: To, usr: unknown): NavigationType {
  const before = stateOf(win);
  const { pathname, search, hash } = win.location;
  const step = kind === 'pushState' ? 1 : 0;
  const href = hrefOf(to);
  const state = entryState(before, { from: pathname + search + hash, to: href, key: newKey(), usr, step });
  // As vue-router does when it leaves an entry.
  if (step && state['current']) win.history.replaceState({ ...before, forward: state['current'] }, '');
  win.history[kind](state, '', href);
  return step ? NavigationType.Push : NavigationType.Replace;
}
