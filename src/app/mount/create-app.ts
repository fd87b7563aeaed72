import { createShellBridge } from '../../bridge/shell/shell-bridge';
import { CONTRACT_VERSION } from '../../contract/contract-version';
import { isHeard } from '../../contract/shell/is-heard';
import type { Reporter } from '../../contract/shell/mount-options';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import type { CallApi } from '../../http/api';
import type { ClientDeps } from '../../http/client';
import type { Domains } from '../../http/domains';
import { createRefetch } from '../../services/refetch';
import { watchMember } from '../../session/member-watch';
import { isLoggedIn } from '../../session/session-state';
import { createNativeSide } from '../native/native-side';
import { createLazyPush } from '../push/lazy-push';
import { createCallFaults } from '../reporting/call-faults';
import { createReports } from '../reporting/report';
import { shownAddress } from '../reporting/shown-address';
import { createAppHistory } from '../routing/create-history';
import { createRouting } from '../routing/create-routing';
import { createTaps } from '../routing/history/tap-debounce';
import { scrollerOf } from '../routing/use-scroll-position';
import { createAppToasts } from '../shell/app-toasts';
import { createNavigation, createTrack } from '../shell/navigation';
import { createPendingActions } from '../shell/pending-actions';
import { createSessionOver } from '../shell/session-over';
import { createStartupGate } from '../startup/startup-gate';
import type { Bootstrap } from './bootstrap';
import { createServices } from './create-services';
import { createFlags } from './flags';
import { ownOrigin } from './identity';
import { createInfrastructure } from './infrastructure';
import { createLanguage } from './language';
import { createLifecycle } from './lifecycle';
import { newQueryClient } from './query-client';

/** The push is open again by then, or the screen is read without it. */
const OPENING_MS = 3_000;

/** Ways to the host, the native app and the user: there before anything is asked of a server. */
function createOutlets({ options, faults, platform, nativePort, config }: Bootstrap) {
  const { report, stop: stopReports } = createReports(options);
  for (const { option, issue } of faults)
    report({ kind: 'option', message: `${option}: ${issue}`, detail: { option } });
  const { contract = CONTRACT_VERSION } = options;
  if (contract !== CONTRACT_VERSION)
    report({ kind: 'contract', message: `the app has ${CONTRACT_VERSION}, the host was written for ${contract}` });
  const language = createLanguage(config.getState().locale, (error) =>
    report({ kind: 'messages', message: String(error) }),
  );
  const native = nativePort && createNativeSide(nativePort, platform, report);
  const bridge = createShellBridge(options.bridge, report);
  const isSilent = options.toasts === 'host' && options.bridge !== undefined;
  return {
    report,
    stopReports,
    language,
    native,
    bridge,
    toasts: createAppToasts({ emit: bridge.emit, native, isSilent }),
  };
}
type Outlets = ReturnType<typeof createOutlets>;

/** Calls, what their faults say, and how a session ends by them. `here`: where a log-in comes back to. */
function createServerSide(start: Bootstrap, { report, bridge, language, native, toasts }: Outlets, here: () => string) {
  const onCallError: ClientDeps['onError'] = (error, _call, token) => fault(error, token);
  const infrastructure = createInfrastructure(start, { report, onCallError });
  const { session, sessionMessages } = infrastructure;
  const sessionEnd = createSessionOver({
    session: session.store,
    expire: session.expire,
    announce: sessionMessages.announceEnd,
    tell(code, message, wasMember) {
      // A visitor has no session that could end: there the words are all.
      if (wasMember) bridge.emit('session:expired', { code, message });
      // product.md, section 8: the toast is the web's; the native app is asked for its log-in.
      if (native === undefined) toasts.toast({ type: 'fail', text: message });
      else if (wasMember) void native.call('jumpLogin', { backPath: here() });
    },
  });
  const fault = createCallFaults({
    toast: toasts.toast,
    words: language.words,
    now: () => performance.now(),
    onExpired: sessionEnd.over,
  });
  return { infrastructure, sessionEnd };
}

/** A way that leads nowhere is told to the user; a refused link is reported, too. */
const refusals = ({ report, language, toasts }: Outlets) => ({
  onRefused(href: string) {
    report({ kind: 'link-refused', message: shownAddress(href) });
    toasts.toast({ type: 'warn', text: language.words('linkRefused') });
  },
  onNoPortal: () => toasts.toast({ type: 'info', text: language.words('noPortal') }),
});

/** The start-up's gate, and the common config: of an earlier visit until this one's is there. */
function createGate({ config, options, platform, storage, ...start }: Bootstrap, call: CallApi, domains: Domains) {
  const flags = createFlags(config, options.flags, start.commonConfig);
  const gate = createStartupGate({
    call,
    storage,
    backEnd: `${ownOrigin(options, platform.window.location)} ${options.api.pid}`,
    hasConfig: flags.hasConfig,
    onDomains: domains.adopt,
    onConfig: flags.onConfig,
  });
  return { gate, onHostFlags: flags.onHost };
}

type Members = { readonly store: { getState(): Parameters<typeof isLoggedIn>[0] } };

/** The taps that wait for a log-in. */
function createWaiting({ options, storage }: Bootstrap, { store }: Members) {
  const isMember = () => isLoggedIn(store.getState());
  return createPendingActions(storage, isMember, Date.now, scrollerOf(options.scrollContainer));
}

/** The push, and the readings that go on beside it; who comes back gets both anew. */
function createReadings(window: Window, report: Reporter) {
  const lazyPush = createLazyPush((error) => report({ kind: 'push-chunk', message: String(error) }));
  const lifecycle = createLifecycle({
    window,
    onResume() {
      lazyPush.resume();
      refetch.again(OPENING_MS);
    },
  });
  const refetch = createRefetch(lifecycle);
  return { lazyPush, lifecycle, refetch };
}

/** Builds everything for one mount. Nothing runs before `startApp`, nothing stays after its end. */
export function createApp(start: Bootstrap) {
  const { config, options, platform, storage } = start;
  const { window } = platform;
  const outlets = createOutlets(start);
  const { report, language, native, bridge, toasts } = outlets;
  const { emit } = bridge;
  const taps = createTaps(() => performance.now());
  const history = createAppHistory(options, window);
  const isNative = native !== undefined;
  const leave = (path: string) => navigation.openLink(path);
  const routing = createRouting({ options, history, emit, storage, isNative, taps, need: language.need, leave });
  const { infrastructure, sessionEnd } = createServerSide(start, outlets, routing.here);
  const { allow, domains, session } = infrastructure;
  const pendingActions = createWaiting(start, session);
  const track = createTrack(() => config.getState().tracking, emit);
  const ways = { window, emitter: options.bridge, emit, native, inside: routing, taps, allow, pendingActions, track };
  const navigation = createNavigation({ ...ways, ...refusals(outlets) });
  const { lazyPush, lifecycle, refetch } = createReadings(window, report);
  const services = createServices({
    start,
    infrastructure,
    navigation,
    track,
    onPendingAction: pendingActions.listen,
    watch: lazyPush.watch,
    refetch,
    visibility: lifecycle,
    toast: toasts.toast,
    report,
    tellHost: (name, payload) => isHeard(options.bridge, name) && emit(name, payload),
  });
  const member = watchMember({
    session: session.store,
    subscriptions: services.stores.get(subscriptionStore).getState(),
    call: services.call,
    mayUseSpecialRooms: () => config.getState().flags.specialRooms,
    onMember: pendingActions.release,
  });
  return {
    ...outlets,
    ...createGate(start, services.call, domains),
    start,
    config,
    routing,
    infrastructure,
    sessionEnd,
    track,
    lazyPush,
    lifecycle,
    services,
    member,
    queryClient: newQueryClient(),
  };
}

export type App = ReturnType<typeof createApp>;
