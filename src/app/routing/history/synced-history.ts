import EventEmitter from 'eventemitter3';
import { type Location, NavigationType, type To } from 'react-router-dom';
import type { AppHistory, Snapshot } from './app-history';
import { isBelow } from './basename';
import { DEPTH, type EntryState, entryState } from './entry-state';
import { hrefOf, newKey, toLocation } from './location';

interface EntryChange extends Event {
  /** null: the entry's state was updated. */
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse' | null;
}

interface NavigationEvents {
  readonly canGoBack?: boolean;
  addEventListener(type: 'currententrychange', listener: (change: EntryChange) => void): void;
  removeEventListener(type: 'currententrychange', listener: (change: EntryChange) => void): void;
}

/** The entry changes before `popstate` says so: a way back must be known as one already here. */
function actionOf({ navigationType }: EntryChange): NavigationType {
  if (navigationType === 'traverse') return NavigationType.Pop;
  return navigationType === 'push' ? NavigationType.Push : NavigationType.Replace;
}

const navigationOf = (win: Window) => (win as Window & { navigation?: NavigationEvents }).navigation;

const rootOf = (basename: string): Snapshot => ({
  location: toLocation(basename || '/', null, 'default'),
  action: NavigationType.Pop,
});

const isSameEntry = (a: Location, b: Location): boolean =>
  (['pathname', 'search', 'hash', 'key'] as const).every((name) => a[name] === b[name]);

/** Hears of every entry that anybody moves to or writes. */
function listen(win: Window, hear: (action: NavigationType) => void): () => void {
  const navigation = navigationOf(win);
  const onPop = () => hear(NavigationType.Pop);
  const onEntryChange = (change: EntryChange) => hear(actionOf(change));
  win.addEventListener('popstate', onPop);
  navigation?.addEventListener('currententrychange', onEntryChange);
  return () => {
    win.removeEventListener('popstate', onPop);
    navigation?.removeEventListener('currententrychange', onEntryChange);
  };
}

/**
 * A history whose only truth is the address bar, shared with the host's router. It hears every writer through
 * `popstate` and, where the browser has it, the Navigation API; after its own writes it tells the host with a
 * `popstate`. Nothing is patched. Outside the basename it keeps the last place that was ours, and writes nothing: a late
 * redirect must not bring a user back who has left. Where the mount began there, it moves without the address bar.
 */
export function createSyncedHistory(win: Window, basename: string): AppHistory {
  const changes = new EventEmitter<'change'>();
  const isOurs = () => isBelow(basename, win.location.pathname);
  const { length } = win.history;
  let ownWrite = false;
  let wasOurs = isOurs();

  let snapshot = wasOurs ? readAddress(win, NavigationType.Pop) : rootOf(basename);

  const settle = (next: Snapshot) => {
    snapshot = next;
    changes.emit('change');
  };

  const refresh = (action: NavigationType) => {
    if (!isOurs()) return;
    wasOurs = true;
    const next = readAddress(win, action);
    if (!isSameEntry(snapshot.location, next.location)) settle(next);
  };

  const write = (kind: 'pushState' | 'replaceState', to: To, usr: unknown) => {
    if (!isOurs()) {
      if (!wasOurs) settle({ location: toLocation(to, usr, newKey()), action: NavigationType.Replace });
      return;
    }
    ownWrite = true;
    try {
      refresh(writeAddress(win, kind, to, usr));
    } finally {
      ownWrite = false;
    }
    win.dispatchEvent(new PopStateEvent('popstate', { state: win.history.state }));
  };

  return {
    navigator: {
      createHref: hrefOf,
      push: (to, state) => write('pushState', to, state),
      replace: (to, state) => write('replaceState', to, state),
      go: (delta) => win.history.go(delta),
    },
    get: () => snapshot,
    subscribe(listener) {
      changes.on('change', listener);
      return () => changes.off('change', listener);
    },
    locationChanged: () => refresh(NavigationType.Replace),
    isFirst: () => depthAt(win) === 0,
    hasBehind: () => depthAt(win) > 0 || (navigationOf(win)?.canGoBack ?? length > 1),
    start() {
      const stop = listen(win, (action) => ownWrite || refresh(action));
      refresh(NavigationType.Pop);
      return stop;
    },
  };
}

const stateOf = (win: Window): EntryState => Object(win.history.state);

/** The address bar as a router sees it. */
function readAddress(win: Window, action: NavigationType): Snapshot {
  const { usr = null, key = 'default' } = stateOf(win);
  return { location: toLocation(win.location, usr, String(key)), action };
}

/** Steps of ours since the entry that the mount began with; 0 there, and at entries of the host's own. */
const depthAt = (win: Window): number => Number(stateOf(win)[DEPTH] ?? 0);

/** Writes an entry that the host's router can go on with. */
function writeAddress(win: Window, kind: 'pushState' | 'replaceState', to: To, usr: unknown): NavigationType {
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
