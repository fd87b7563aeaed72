import type { Location, Navigator, RouterProps } from 'react-router-dom';
import type { ShellBridge } from '../../bridge/shell/shell-bridge';
import { isHeard } from '../../contract/shell/is-heard';
import type { ResolvedOptions } from '../../contract/shell/mount-options';
import type { MessagePart } from '../../i18n/app-config';
import type { SafeStorage } from '../../session/safe-storage';
import { homePath } from './create-history';
import type { AppHistory } from './history/app-history';
import { baseOf, below } from './history/basename';
import { hrefOf, toLocation } from './history/location';
import { debounceTaps, type Taps } from './history/tap-debounce';
import { paths } from './page-paths';
import { createPageViews } from './page-views';
import { createPageCache } from './pages';
import { pageAt } from './route-table';

interface RoutingDeps {
  readonly options: Pick<ResolvedOptions, 'basename' | 'bridge' | 'ownPages'>;
  readonly history: AppHistory;
  readonly emit: ShellBridge['emit'];
  readonly storage: SafeStorage;
  readonly isNative: boolean;
  readonly taps: Taps;
  readonly need: (part: MessagePart) => Promise<void>;
  /** To a page of the host's own, by its path there. */
  readonly leave: (path: string) => void;
}

/** The place of one mount, its pages, and its ways inside. */
export function createRouting({ options, history, emit, storage, isNative, taps, need, leave }: RoutingDeps) {
  const { basename, bridge, ownPages } = options;
  const base = baseOf(basename);
  /** The page below the basename is the host's own. */
  const isHosts = (pathname: string) => ownPages.some((name) => name === pageAt(pathname)?.name);
  const inside = debounceTaps(history.navigator, taps);
  const navigator: Navigator = {
    ...inside,
    push(to, ...more) {
      const path = below(basename, hrefOf(to));
      if (isHosts(toLocation(path, null, '').pathname)) leave(path);
      else inside.push(to, ...more);
    },
  };
  const views = createPageViews();
  const isAlone = isNative || base === '';
  return {
    basename,
    history,
    emit,
    views,
    pages: createPageCache(need),
    /** The native app moves its views itself (product.md, section 2). */
    slides: !isNative,
    /** Path with base and query: where a log-in comes back to. */
    here() {
      const { pathname, search } = history.get().location;
      return `${pathname}${search}`;
    },
    home: (search: string) =>
      homePath(storage, views.count() === 0 && isAlone && !isHeard(bridge, 'navigate:out'), search),
    isOurs: (pathname: string) => !isHosts(pathname) && pageAt(below(basename, pathname)) !== undefined,
    /** A tap goes to a path of ours, with the base or without. */
    goTo: (path: string) => navigator.push(`${base}${below(basename, path)}`, null),
    goHome: () => history.navigator.replace(`${base}${paths.anchor()}`, null),
    /** For the router of one page below the basename: below a common one every link would render at each step. */
    routerAt: (location: Location): Omit<RouterProps, 'children'> => ({
      basename,
      location: { ...location, pathname: base + location.pathname },
      navigator,
    }),
  };
}

export type Routing = ReturnType<typeof createRouting>;
