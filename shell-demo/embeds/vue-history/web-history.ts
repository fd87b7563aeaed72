/** What vue-router keeps in an entry of the browser's history. */
interface Entry {
  readonly back: string | null;
  readonly current: string;
  readonly forward: string | null;
  readonly position: number;
  readonly replaced: boolean;
  readonly scroll: unknown;
}

export interface WebHistory {
  place(): string;
  push(to: string): void;
}

/**
 * vue-router's `createWebHistory` (packages/router/src/history/html5.ts) without its options: how it numbers entries, writes
 * the one that it leaves to the address that `current` names, and believes the state of a `popstate`. A host that has the
 * package imports that.
 */
export function createWebHistory(base: string, onPop: (to: string) => void): WebHistory {
  const { history, location } = window;
  const at = () => `${location.pathname.slice(base.length) || '/'}${location.search}${location.hash}`;
  let place = at();
  let entry = history.state as Entry;
  const write = (to: string, next: Entry, kind: 'pushState' | 'replaceState') => {
    history[kind](next, '', base + to);
    entry = next;
  };
  const first = { back: null, current: place, forward: null, position: history.length - 1, replaced: true };
  if (entry === null) write(place, { ...first, scroll: null }, 'replaceState');

  window.addEventListener('popstate', ({ state }) => {
    place = at();
    if (state === null) write(place, { ...entry, ...first, position: entry.position, scroll: null }, 'replaceState');
    else entry = state as Entry;
    onPop(place);
  });

  return {
    place: () => place,
    push(to) {
      const left: Entry = {
        ...entry,
        ...(history.state as Entry),
        forward: to,
        scroll: { left: 0, top: window.scrollY },
      };
      write(left.current, left, 'replaceState');
      const { position } = left;
      const next = { back: place, current: to, forward: null, replaced: false, position: position + 1, scroll: null };
      write(to, next, 'pushState');
      place = to;
    },
  };
}
