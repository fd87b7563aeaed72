import EventEmitter from 'eventemitter3';
import { NavigationType, type To } from 'react-router-dom';
import type { AppHistory, Snapshot } from './app-history';
import { hrefOf, newKey, toLocation } from './location';

/** A history of its own, for a second mount on a page: the address bar stays the first one's. */
export function createMemoryHistory(initialHref: string, browser: Pick<History, 'length'>): AppHistory {
  const changes = new EventEmitter<'change'>();
  let entries = [toLocation(initialHref, null, newKey())];
  let index = 0;
  let snapshot: Snapshot = { location: entries[0] ?? toLocation('/', null, newKey()), action: NavigationType.Pop };

  const settle = (action: NavigationType) => {
    const location = entries[index];
    if (location === undefined) return;
    snapshot = { location, action };
    changes.emit('change');
  };
  const at = (to: To, state: unknown) => toLocation(to, state ?? null, newKey());

  return {
    navigator: {
      createHref: hrefOf,
      push(to, state) {
        entries = [...entries.slice(0, index + 1), at(to, state)];
        index += 1;
        settle(NavigationType.Push);
      },
      replace(to, state) {
        entries = entries.map((entry, position) => (position === index ? at(to, state) : entry));
        settle(NavigationType.Replace);
      },
      go(delta) {
        const next = Math.min(Math.max(index + delta, 0), entries.length - 1);
        if (next === index) return;
        index = next;
        settle(NavigationType.Pop);
      },
    },
    get: () => snapshot,
    subscribe(listener) {
      changes.on('change', listener);
      return () => changes.off('change', listener);
    },
    locationChanged() {},
    isFirst: () => index === 0,
    hasBehind: () => index > 0 || browser.length > 1,
    start: () => () => {},
  };
}
