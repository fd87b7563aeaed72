import EventEmitter from 'eventemitter3';
import { NavigationType, type To } from 'react-router-dom';
import { depthAt, readAddress, writeAddress } from './address';
import type { AppHistory, Snapshot } from './app-history';
import { isBelow } from './basename';
import { encodeLocation, hrefOf, newKey, toLocation } from './location';

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

  let snapshot = readAddress(win, NavigationType.Pop);
  if (!wasOurs) snapshot = { location: toLocation(basename || '/', null, 'default'), action: NavigationType.Pop };

  const settle = (next: Snapshot) => {
    snapshot = next;
    changes.emit('change');
  };

  const refresh = (action: NavigationType) => {
    if (!isOurs()) return;
    wasOurs = true;
    const next = readAddress(win, action);
    const before = snapshot.location;
    const same = (['pathname', 'search', 'hash', 'key'] as const).every((name) => before[name] === next.location[name]);
    if (!same) settle(next);
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

  const onPop = () => refresh(NavigationType.Pop);
  const onEntryChange = (change: EntryChange) => {
    if (!ownWrite) refresh(actionOf(change));
  };

  return {
    navigator: {
      createHref: hrefOf,
      encodeLocation,
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
      const navigation = navigationOf(win);
      win.addEventListener('popstate', onPop);
      navigation?.addEventListener('currententrychange', onEntryChange);
      refresh(NavigationType.Pop);
      return () => {
        win.removeEventListener('popstate', onPop);
        navigation?.removeEventListener('currententrychange', onEntryChange);
      };
    },
  };
}
