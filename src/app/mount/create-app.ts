import { createShellBridge } from '../../bridge/shell/shell-bridge';
import type { CommonConfig } from '../../contract/config/common-config';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { configStore } from '../../domains/config/config-store';
import { serviceStore } from '../../domains/service/service-store';
import { sessionStore } from '../../domains/session/session-store';
import type { ClientDeps } from '../../http/client';
import { createFileUrl } from '../../http/file-url';
import { createChatFeed } from '../../services/chat-feed';
import { createClock } from '../../services/clock';
import { createOfflineCache } from '../../services/offline-cache';
import { createRefetch } from '../../services/refetch';
import type { Services } from '../../services/services';
import { createStores } from '../../services/store-registry';
import { watchMember } from '../../session/member-watch';
import { isLoggedIn } from '../../session/session-store';
import { createNativeSide } from '../native/native-side';
import { createLazyPush } from '../push/lazy-push';
import { createCallFaults } from '../reporting/call-faults';
import { createReports } from '../reporting/report';
import { shownAddress } from '../reporting/shown-address';
import { createAppHistory } from '../routing/history/create-history';
import { paths } from '../routing/page-paths';
import { createPageViews } from '../routing/page-views';
import { createPageCache } from '../routing/pages';
import { createAppToasts } from '../shell/app-toasts';
import { backPathOf, createNavigation } from '../shell/navigation';
import { createPendingActions } from '../shell/pending-actions';
import { createSessionOver } from '../shell/session-over';
import { trackedCalls } from '../shell/tracked-calls';
import { createStartupGate } from '../startup/startup-gate';
import type { Bootstrap } from './bootstrap';
import { configPatch, mergeService } from './flags';
import { createInfrastructure, type Infrastructure } from './infrastructure';
import { createLanguage } from './language';
import { createLifecycle } from './lifecycle';
import { offerLogin } from './login-offer';
import { newQueryClient } from './query-client';

/** The core of a mount, before there is a server. */
function createCore(start: Bootstrap) {
  const { options, faults, platform, nativePort, config } = start;
  const reports = createReports(options);
  const { report } = reports;
  for (const { option, issue } of faults)
    report({ kind: 'option', message: `${option}: ${issue}`, detail: { option } });
  const native = nativePort && createNativeSide(nativePort, platform, report);
  const language = createLanguage(config.getState().locale, (error) =>
    report({ kind: 'messages', message: String(error) }),
  );
  const bridge = createShellBridge(options.bridge, report);
  const isSilent = options.toasts === 'host' && options.bridge !== undefined;
  const toasts = createAppToasts({ language, bridge, native, isSilent });
  const tell = (code: number, message: string, wasMember: boolean) => {
    // A visitor has no session that could end: there the words are all.
    if (wasMember) bridge.emit('session:expired', { code, message });
    // product.md, section 8: the toast is the web's; the native app is asked for its log-in.
    if (native === undefined) toasts.toast({ type: 'fail', text: message });
    else if (wasMember) void native.call('jumpLogin', { backPath: backPathOf(history) });
  };
  const onCallError: ClientDeps['onError'] = (error, _call, token) => fault(error, token);
  const infrastructure: Infrastructure = createInfrastructure(start, { report, onCallError });
  const { sessionMessages: news, session } = infrastructure;
  const sessionEnd = createSessionOver({
    session: session.store,
    expire: session.expire,
    tell,
    announce: news.announceEnd,
  });
  const fault = createCallFaults({
    toast: toasts.toast,
    words: toasts.words,
    now: () => performance.now(),
    onExpired: sessionEnd.over,
  });
  const history = createAppHistory(options, platform.window);
  const lazyPush = createLazyPush((error) => report({ kind: 'push-chunk', message: String(error) }));
  const core = {
    options,
    platform,
    report,
    reports,
    config,
    language,
    bridge,
    native,
    toasts,
    infrastructure,
    history,
  };
  return { ...core, lazyPush, sessionEnd };
}

function createServices(core: ReturnType<typeof createCore>) {
  const { options, infrastructure, config, report, toasts } = core;
  const { allow, session, client, clock, storage, domains } = infrastructure;
  const pendingActions = createPendingActions(storage, () => isLoggedIn(session.store.getState()), Date.now);
  const navigation = createNavigation({
    ...core,
    pendingActions,
    elapsed: () => performance.now(),
    onRefused(href) {
      report({ kind: 'link-refused', message: shownAddress(href) });
      toasts.toast({ type: 'warn', text: toasts.words('linkRefused') });
    },
    onNoPortal: () => toasts.toast({ type: 'info', text: toasts.words('noPortal') }),
  });
  const token = () => session.store.getState().token;
  const call = offerLogin(trackedCalls(client.call, navigation.track), token, navigation.offerLogin);
  const refetch = createRefetch();
  const lifecycle = createLifecycle({
    window: core.platform.window,
    onResume() {
      core.lazyPush.resume();
      refetch.run();
    },
  });
  const stores = createStores(() => services);
  stores.adopt(sessionStore, session.store);
  stores.adopt(configStore, config);
  const service = stores.get(serviceStore);
  service.setState(mergeService(service.getState(), options.service));
  const services: Services = {
    options,
    call,
    fileUrl: createFileUrl(domains.file, (host) => allow(host) || options.api.pictureHosts.includes(host)),
    paths,
    stores,
    session: session.store,
    watch: core.lazyPush.watch,
    chatFeed: createChatFeed(),
    refetch,
    offlineCache: createOfflineCache(storage, clock.local, options.api.origin + options.api.pid),
    storage,
    visibility: lifecycle,
    toast: toasts.toast,
    askLogin: navigation.askLogin,
    onPendingAction: pendingActions.listen,
    openLink: navigation.openLink,
    openService: navigation.openService,
    hasService: navigation.hasService,
    shareNatively: navigation.shareNatively,
    goBack: navigation.goBack,
    report,
    now: clock.now,
    clock: createClock(clock.now),
    deviceNow: clock.local,
    scrollContainer: options.scrollContainer,
  };
  const { track, navigator } = navigation;
  return { services, lifecycle, pendingActions, track, taps: navigator };
}

/** Builds everything for one mount. Nothing runs before `startApp`, nothing stays after its end. */
export function createApp(start: Bootstrap) {
  const core = createCore(start);
  const { services, lifecycle, pendingActions, track, taps } = createServices(core);
  const { config } = core;
  const { call, session, stores } = services;
  let commonConfig: CommonConfig | undefined = start.commonConfig;
  const gate = createStartupGate({
    call,
    storage: core.infrastructure.storage,
    hasConfig: () => commonConfig !== undefined,
    onDomains: core.infrastructure.domains.adopt,
    onConfig(loaded) {
      commonConfig = loaded;
      config.setState(configPatch(loaded, core.options.flags));
    },
  });
  const mayUseSpecialRooms = () => config.getState().flags.specialRooms;
  const subscriptions = stores.get(subscriptionStore).getState();
  const member = watchMember({ session, subscriptions, call, mayUseSpecialRooms, onMember: pendingActions.release });
  return {
    ...core,
    services,
    taps,
    track,
    gate,
    member,
    lifecycle,
    queryClient: newQueryClient(),
    pages: createPageCache(core.language),
    pageViews: createPageViews(),
    commonConfig: () => commonConfig,
    endEarly: () => start.early?.stop(),
  };
}

export type App = ReturnType<typeof createApp>;
