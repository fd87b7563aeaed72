/**
 * Five routers of hosts, so far as they read and write the browser's history: each model repeats the condition of that
 * router's own `push` and `popstate` listener, and nothing else of it. They stand in for packages that this project
 * does not have; the sources are named at each.
 */
export interface HostRouter {
  /** The host moves by itself. */
  push(path: string): void;
  /** Where the router believes to be: a path below its base. */
  place(): string;
  /** What went wrong in it: an address that it made up, a page loaded anew, entries that it cannot count. */
  readonly faults: string[];
  stop(): void;
}

type State = Record<string, unknown>;

const address = () => `${location.pathname}${location.search}${location.hash}`;
const state = (): State | null => history.state;
let keys = 0;
const newKey = () => {
  keys += 1;
  return `host-${keys}`;
};

function listen(onPop: (state: State | null) => void): () => void {
  const listener = (event: PopStateEvent) => onPop(event.state);
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** vuejs/router, `packages/router/src/history/html5.ts`. */
export function vueRouter(base = ''): HostRouter {
  const faults: string[] = [];
  const at = () => (address().startsWith(base) ? address().slice(base.length) || '/' : address());
  const write = (to: unknown, next: State, kind: 'pushState' | 'replaceState') => {
    if (typeof to !== 'string') faults.push(`an entry rewritten to ${base}/.${to}`);
    history[kind](next, '', `${base}${to}`);
    own = next;
  };
  let current = at();
  let own: State = state() ?? {};
  if (state() === null) {
    write(
      current,
      { back: null, current, forward: null, position: history.length - 1, replaced: true },
      'replaceState',
    );
  }
  return {
    faults,
    place: () => current,
    push(to) {
      const left: State = { ...own, ...state(), forward: to, scroll: { left: 0, top: 0 } };
      write(left.current, left, 'replaceState');
      const position = Number(left.position) + 1;
      write(to, { back: current, current: to, forward: null, position, replaced: false, scroll: null }, 'pushState');
      current = to;
    },
    stop: listen((popped) => {
      if (popped === null) faults.push('an entry without a state');
      const delta = Number(popped?.position) - Number(own.position);
      // It goes back by `delta` when a guard refuses.
      if (Number.isNaN(delta)) faults.push(`no way back from ${address()}`);
      if (popped?.current !== at()) faults.push(`${address()} is kept as ${popped?.current}`);
      current = at();
      own = popped ?? {};
    }),
  };
}

/** angular/angular, `packages/router/src/router.ts` and `statemanager/state_manager.ts`. */
export function angularRouter(): HostRouter {
  const faults: string[] = [];
  let id = 1;
  let page = 0;
  let current = address();
  const write = (kind: 'pushState' | 'replaceState', path: string, kept: State = {}) => {
    id += 1;
    history[kind]({ ...kept, navigationId: id, \u0275routerPageId: page }, '', path);
    current = path;
  };
  write('replaceState', current);
  return {
    faults,
    place: () => current,
    push(path) {
      page = Number(state()?.['\u0275routerPageId']) + 1;
      write('pushState', path);
    },
    stop: listen((popped) => {
      const { navigationId, \u0275routerPageId: popPage, ...kept } = popped ?? {};
      if (typeof popPage !== 'number') faults.push(`${address()} has no number`);
      page = Number(popPage);
      write('replaceState', address(), kept);
    }),
  };
}

/** vercel/next.js, `packages/next/src/client/components/app-router.tsx`; up to 14.0 history is not patched. */
export function nextRouter(version: '14.0' | '15'): HostRouter {
  const faults: string[] = [];
  const internals = version === '15' ? '__PRIVATE_NEXTJS_INTERNALS_TREE' : 'tree';
  const { pushState, replaceState } = history;
  let current = address();
  const marked = (tree: unknown, more: State | null = {}): State => ({ ...more, __NA: true, [internals]: tree });
  replaceState.call(history, marked(['page', current]), '', current);
  if (version === '15') {
    for (const [name, write] of Object.entries({ pushState, replaceState })) {
      Reflect.set(history, name, (data: State | null, unused: string, url: string) => {
        const isOwn = data?.__NA === true;
        write.call(history, isOwn ? data : marked(state()?.[internals], data), unused, url);
        if (!isOwn) current = address();
      });
    }
  }
  const unlisten = listen((popped) => {
    if (popped === null) return;
    if (popped.__NA !== true) faults.push(`${address()} loads the page anew`);
    else if (popped[internals] === undefined) faults.push(`${address()} has no tree`);
    current = address();
    // Up to 14.0 its own keys are all that is left of an entry.
    replaceState.call(history, marked(popped[internals], version === '15' ? state() : {}), '', current);
  });
  return {
    faults,
    place: () => current,
    push(path) {
      pushState.call(history, marked(['page', path]), '', path);
      current = path;
    },
    stop() {
      Reflect.deleteProperty(history, 'pushState');
      Reflect.deleteProperty(history, 'replaceState');
      unlisten();
    },
  };
}

/** remix-run/react-router, `packages/react-router/lib/router/history.ts`; 6 and 7 are the same in this. */
export function reactRouter(): HostRouter {
  const faults: string[] = [];
  if (state()?.idx === undefined) history.replaceState({ ...state(), idx: 0 }, '');
  const index = () => state()?.idx as number;
  let last = index();
  let current = address();
  return {
    faults,
    place: () => current,
    push(path) {
      last = index() + 1;
      history.pushState({ usr: null, key: newKey(), idx: last }, '', path);
      current = path;
    },
    stop: listen(() => {
      // A blocker goes back by this.
      if (typeof index() !== 'number') faults.push(`${address()} has no index`);
      last = index();
      current = address();
    }),
  };
}

/** TanStack/router, `packages/history/src/index.ts`: it patches both writers. */
export function tanStackRouter(): HostRouter {
  const faults: string[] = [];
  const { pushState, replaceState } = history;
  const numbered = (index: number): State => {
    const key = newKey();
    return { key, __TSR_key: key, __TSR_index: index };
  };
  if (state()?.key === undefined) replaceState.call(history, numbered(0), '');
  let current = address();
  let position = state();
  const seen = new Map<unknown, unknown>();
  const settle = () => {
    position = state();
    current = address();
    const { __TSR_index: index, __TSR_key: key } = position ?? {};
    if (typeof index !== 'number') faults.push(`${current} has no index`);
    // Where one has scrolled to is kept by this key.
    if (seen.has(key) && seen.get(key) !== index) faults.push(`${current} shares its key`);
    seen.set(key, index);
  };
  Object.assign(history, {
    pushState(...all: Parameters<History['pushState']>) {
      pushState.apply(history, all);
      settle();
    },
    replaceState(...all: Parameters<History['replaceState']>) {
      replaceState.apply(history, all);
      settle();
    },
  });
  const unlisten = listen(settle);
  return {
    faults,
    place: () => current,
    push(path) {
      pushState.call(history, numbered(Number(position?.__TSR_index) + 1), '', path);
      settle();
    },
    stop() {
      Reflect.deleteProperty(history, 'pushState');
      Reflect.deleteProperty(history, 'replaceState');
      unlisten();
    },
  };
}
