import { matchPath } from 'react-router-dom';
import type { ShellBridge } from '../bridge/shell/shell-bridge';
import type { Intent } from '../context/services';
import type { ResolvedOptions } from '../contract/mount-options';
import type { AppHistory } from './history/app-history';
import { below } from './history/location';
import type { Infrastructure, Platform } from './infrastructure';
import type { Intents } from './intents';
import { resolveLink } from './links';
import { ROUTES } from './route-table';

interface OutsideDeps {
  readonly platform: Platform;
  readonly options: ResolvedOptions;
  readonly history: AppHistory;
  readonly bridge: ShellBridge;
  readonly infrastructure: Infrastructure;
  readonly intents: Intents;
  readonly onRefused: (href: string) => void;
}

const isOurs = (pathname: string) => ROUTES.some((route) => matchPath(route.path, pathname) !== null);

/** Ways out of the app: the log-in, the portal's pages, links from data. */
export function createOutside(deps: OutsideDeps) {
  const { platform, options, history, bridge } = deps;
  const base = options.basename.replace(/\/$/, '');
  const { location } = platform.window;

  /** Full path with base and query: where a log-in comes back to. */
  const backPath = () => {
    const { pathname, search } = history.get().location;
    return `${pathname}${search}`;
  };

  return {
    askLogin(intent?: Intent) {
      if (intent !== undefined) deps.intents.keep(intent);
      else deps.intents.clear();
      if (options.bridge !== undefined) bridge.emit('login:jump', { backPath: backPath() });
      else location.assign(`/login?${new URLSearchParams({ backPath: backPath() }).toString()}`);
    },
    openService() {
      bridge.emit('customer-service:open', { from: backPath() });
    },
    openLink(href: string) {
      const target = resolveLink(href, {
        origin: location.origin,
        allow: deps.infrastructure.allow,
        isOurs: (path) => isOurs(below(options.basename, path)),
      });
      if (target.kind === 'refused') {
        deps.onRefused(href);
      } else if (target.kind === 'inside') {
        const path = below(options.basename, target.path);
        history.navigator.push(`${base}${path}`, null);
      } else if (options.bridge !== undefined) {
        bridge.emit('navigate:out', target.out);
      } else {
        location.assign(target.href);
      }
    },
  };
}
