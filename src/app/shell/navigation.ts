import type { ShellBridge } from '../../bridge/shell/shell-bridge';
import { isHeard } from '../../contract/shell/is-heard';
import type { ResolvedOptions } from '../../contract/shell/mount-options';
import type { ConfigStore } from '../../domains/config/config-store';
import type { PendingAction, Services } from '../../services/services';
import type { Infrastructure } from '../mount/infrastructure';
import type { Platform } from '../mount/platform';
import type { NativeSide } from '../native/native-side';
import type { AppHistory } from '../routing/history/app-history';
import { baseOf, below } from '../routing/history/basename';
import { createTaps, debounceTaps } from '../routing/history/tap-debounce';
import { type LinkTarget, resolveLink } from '../routing/links';
import { paths } from '../routing/page-paths';
import { pageAt } from '../routing/route-table';
import type { PendingActions } from './pending-actions';
import type { Track } from './tracked-calls';

interface NavigationDeps {
  readonly platform: Platform;
  readonly options: ResolvedOptions;
  readonly history: AppHistory;
  readonly bridge: ShellBridge;
  readonly native: NativeSide | undefined;
  readonly config: ConfigStore;
  readonly infrastructure: Infrastructure;
  readonly pendingActions: PendingActions;
  readonly onRefused: (href: string) => void;
  /** Monotonic, ms. */
  readonly elapsed: () => number;
  /** A page of the portal was asked for, and there is none. */
  readonly onNoPortal: () => void;
}

/** Full path with base and query: where a log-in comes back to. */
export function backPathOf(history: AppHistory): string {
  const { pathname, search } = history.get().location;
  return `${pathname}${search}`;
}

/** A jump that the native app does not make; why is reported by the bridge (product.md, section 8). */
async function watchJump(track: Track, name: string, jumped: Promise<{ readonly ok: boolean }>): Promise<void> {
  if (!(await jumped).ok) track('jump:failed', { name });
}

/** To the portal's pages and to the log-in: by the native app, by a host that hears of it, or by address. */
function createWaysOut({ platform, options, history, bridge, native, ...deps }: NavigationDeps, track: Track) {
  const { location } = platform.window;
  const jump = ({ href, out }: Extract<LinkTarget, { kind: 'outside' }>) => {
    track('navigate:out', { path: out.path });
    if (native !== undefined) void watchJump(track, 'jumpH5', native.call('jumpH5', { href }));
    else if (isHeard(options.bridge, 'navigate:out')) bridge.emit('navigate:out', out);
    else if (options.bridge === undefined || !href.startsWith(`${location.origin}/`)) location.assign(href);
    // An address of this origin that nobody serves leads back to us, as a page not found.
    else deps.onNoPortal();
  };

  const toLogin = (pendingAction?: PendingAction) => {
    if (pendingAction !== undefined) deps.pendingActions.keep(pendingAction);
    else deps.pendingActions.clear();
    const backPath = backPathOf(history);
    track('login:jump');
    if (native !== undefined) void watchJump(track, 'jumpLogin', native.call('jumpLogin', { backPath }));
    else if (isHeard(options.bridge, 'login:jump')) bridge.emit('login:jump', { backPath });
    else location.assign(`/login?${new URLSearchParams({ backPath }).toString()}`);
  };
  return { jump, toLogin };
}

/**
 * Ways out of the app: the log-in, the portal's pages, links from data, the customer service. In the native app they are its
 * own; embedded they are events for the host; alone they are addresses.
 */
export function createNavigation(deps: NavigationDeps) {
  const { platform, options, history, bridge, native, config } = deps;
  const base = baseOf(options.basename);
  const { location } = platform.window;
  const taps = createTaps(deps.elapsed);
  const navigator = debounceTaps(history.navigator, taps);

  const track = (name: string, params: Readonly<Record<string, string>> = {}) => {
    if (config.getState().tracking) bridge.emit('track', { name, params });
  };

  const { jump, toLogin } = createWaysOut(deps, track);

  return {
    track,
    /** For the router's links. */
    navigator,
    askLogin(pendingAction?: PendingAction) {
      if (taps.isHeard()) toLogin(pendingAction);
    },
    /** An answer asks for the log-in: no tap of its own, so none before it takes it away, and a tap after it is dropped. */
    offerLogin(pendingAction?: PendingAction) {
      taps.isHeard();
      toLogin(pendingAction);
    },
    shareNatively: async (shared: Parameters<Services['shareNatively']>[0]) =>
      native !== undefined && (await native.call('share', shared)).ok,
    hasService: () => native !== undefined || isHeard(options.bridge, 'customer-service:open'),
    openService() {
      if (!taps.isHeard()) return;
      const from = backPathOf(history);
      track('customer-service:open');
      if (native !== undefined) void native.call('openCustomerService', { from });
      else bridge.emit('customer-service:open', { from });
    },
    openLink(href: string) {
      const target = resolveLink(href, {
        origin: location.origin,
        allow: deps.infrastructure.allow,
        isOurs: (path) => pageAt(below(options.basename, path)) !== undefined,
      });
      if (target.kind === 'refused') deps.onRefused(href);
      else if (target.kind === 'inside') navigator.push(`${base}${below(options.basename, target.path)}`, null);
      else if (taps.isHeard()) jump(target);
    },
    /**
     * One step back; from the entry that the mount began with out of the app: the native app closes its view, a portal shows
     * what it has behind us, alone there is home, as in a new tab (decisions.md, navigation debounce).
     */
    goBack() {
      taps.forget();
      if (!history.isFirst()) history.navigator.go(-1);
      else if (native !== undefined) void native.call('back', {});
      else if (isHeard(options.bridge, 'navigate:out') && history.hasBehind()) platform.window.history.back();
      else history.navigator.replace(`${base}${paths.anchor()}`, null);
    },
  };
}
