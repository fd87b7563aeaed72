import type { ShellBridge } from '../../bridge/shell/shell-bridge';
import type { PendingAction } from '../../contract/call';
import { isHeard } from '../../contract/shell/is-heard';
import type { BridgeEmitter } from '../../contract/shell/mount-options';
import type { NativeCall, NativeMethod, NativeParams } from '../../contract/shell/native';
import type { Services } from '../../services/services';
import { type LinkTarget, resolveLink } from './links';
import type { Track } from './page-calls';
import type { PendingActions } from './pending-actions';

interface Inside {
  /** Path with base and query: where a log-in comes back to. */
  here(): string;
  isOurs(pathname: string): boolean;
  goTo(path: string): void;
  goHome(): void;
  readonly history: { isFirst(): boolean; hasBehind(): boolean; readonly navigator: { go(delta: number): void } };
}

interface NavigationDeps {
  readonly window: Pick<Window, 'location' | 'history'>;
  /** The host's own; undefined: the app is alone. */
  readonly emitter: BridgeEmitter | undefined;
  readonly emit: ShellBridge['emit'];
  readonly native: { readonly call: NativeCall } | undefined;
  readonly inside: Inside;
  /** One rule for all ways out: whether a tap counts (decisions.md, navigation debounce). */
  readonly taps: { take(): boolean; forget(): void };
  readonly allow: (host: string) => boolean;
  readonly pendingActions: Pick<PendingActions, 'keep' | 'clear'>;
  readonly track: Track;
  readonly onRefused: (href: string) => void;
  /** A page of the portal was asked for that is not there, or a call that this native app lacks. */
  readonly onNoPortal: () => void;
}

/** Steps of the user for the host's own counting, once it allows them. */
export const createTrack =
  (isAllowed: () => boolean, emit: ShellBridge['emit']): Track =>
  (name, params = {}) => {
    if (isAllowed()) emit('track', { name, params });
  };

/** Asks the native app for a way out; why it is not gone is reported by the bridge (product.md, section 8), and who tapped hears of a refusal. */
async function leaveBy<K extends NativeMethod>(
  { track, onNoPortal }: NavigationDeps,
  call: NativeCall,
  ...[name, params]: [name: K, params: NativeParams<K>]
): Promise<void> {
  const left = await call(name, params);
  if (left.ok) return;
  track('jump:failed', { name });
  // After silence the app may have gone all the same.
  if (left.reason === 'refused') onNoPortal();
}

/** To the portal's pages and to the log-in: by the native app, by a host that hears of it, or by address. */
function createWaysOut(deps: NavigationDeps) {
  const { emitter, emit, native, inside, pendingActions, track, onNoPortal } = deps;
  const { location } = deps.window;
  const jump = ({ href, out }: Extract<LinkTarget, { kind: 'outside' }>) => {
    track('navigate:out', { path: out.path });
    if (native !== undefined) void leaveBy(deps, native.call, 'jumpH5', { href });
    else if (isHeard(emitter, 'navigate:out')) emit('navigate:out', out);
    else if (emitter === undefined || !href.startsWith(`${location.origin}/`)) location.assign(href);
    // An address of this origin that nobody serves leads back to us, as a page not found.
    else onNoPortal();
  };

  const toLogin = (pendingAction?: PendingAction) => {
    if (pendingAction !== undefined) pendingActions.keep(pendingAction);
    else pendingActions.clear();
    const backPath = inside.here();
    track('login:jump');
    if (native !== undefined) void leaveBy(deps, native.call, 'jumpLogin', { backPath });
    else if (isHeard(emitter, 'login:jump')) emit('login:jump', { backPath });
    else location.assign(`/login?${new URLSearchParams({ backPath }).toString()}`);
  };
  return { jump, toLogin };
}

/** Ways out of the app: by the native app, by events for the host, or, alone, by addresses. */
export function createNavigation(deps: NavigationDeps) {
  const { window, emitter, emit, native, inside, taps, track } = deps;
  const { history } = inside;
  const { jump, toLogin } = createWaysOut(deps);
  const rules = { origin: window.location.origin, allow: deps.allow, isOurs: inside.isOurs };

  return {
    askLogin(pendingAction?: PendingAction) {
      if (taps.take()) toLogin(pendingAction);
    },
    /** An answer asks for the log-in: no tap of its own, so none before it takes it away, and a tap after it is dropped. */
    offerLogin(pendingAction?: PendingAction) {
      taps.take();
      toLogin(pendingAction);
    },
    shareNatively: async (shared: Parameters<Services['shareNatively']>[0]) =>
      native !== undefined && (await native.call('share', shared)).ok,
    hasService: () => native !== undefined || isHeard(emitter, 'customer-service:open'),
    openService() {
      if (!taps.take()) return;
      const from = inside.here();
      track('customer-service:open');
      if (native !== undefined) void leaveBy(deps, native.call, 'openCustomerService', { from });
      else emit('customer-service:open', { from });
    },
    openLink(href: string) {
      const target = resolveLink(href, rules);
      if (target.kind === 'refused') deps.onRefused(href);
      else if (target.kind === 'inside') inside.goTo(target.path);
      else if (taps.take()) jump(target);
    },
    /** One step back; from the first entry out of the app, or home (decisions.md, navigation debounce). */
    goBack() {
      taps.forget();
      if (!history.isFirst()) history.navigator.go(-1);
      else if (native !== undefined) void native.call('back', {});
      else if (isHeard(emitter, 'navigate:out') && history.hasBehind()) window.history.back();
      else inside.goHome();
    },
  };
}
