import { createStore } from 'zustand/vanilla';
import { createShellBridge } from '../../bridge/shell/shell-bridge';
import type { CommonConfig } from '../../contract/config/common-config';
import type { MountOptions } from '../../contract/shell/mount-options';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { configStore } from '../../domains/config/config-store';
import { serviceStore } from '../../domains/service/service-store';
import { sessionStore } from '../../domains/session/session-store';
import type { ClientDeps } from '../../http/client';
import { createFileUrl } from '../../http/file-url';
import { createKeptReplies } from '../../services/kept-replies';
import { createReadings } from '../../services/readings';
import { createRoomTalk } from '../../services/room-talk';
import type { Services } from '../../services/services';
import { createStores } from '../../services/store-registry';
import { watchMember } from '../../session/member-watch';
import { isLoggedIn } from '../../session/session-store';
import { createNativeSide } from '../native/native-side';
import { createPushDoor } from '../push/push-door';
import { createCallFaults } from '../reporting/call-faults';
import { createReports } from '../reporting/report';
import { createArrivals } from '../routing/arrivals';
import { createAppHistory } from '../routing/history/create-history';
import { debounceTaps } from '../routing/history/tap-debounce';
import { createPageCache } from '../routing/pages';
import { paths } from '../routing/paths';
import { createIntents } from '../shell/intents';
import { backPathOf, createOutside } from '../shell/outside';
import { createSessionOver } from '../shell/session-over';
import { trackedCalls } from '../shell/tracked-calls';
import { createVoice } from '../shell/voice';
import { createStartupGate } from '../startup/startup-gate';
import { configPatch, initialConfig, mergeService } from './flags';
import { createInfrastructure, type Infrastructure } from './infrastructure';
import { createLanguage } from './language';
import { createLifecycle } from './lifecycle';
import { offerLogin } from './login-offer';
import type { Platform } from './platform';
import { newQueryClient } from './query-client';
import { resolveOptions } from './resolve-options';

/** What every part of a mount needs before there is a server. */
function createCore(given: MountOptions, platform: Platform) {
  const { options, faults } = resolveOptions(given);
  const reports = createReports(options);
  const { report } = reports;
  for (const { option, issue } of faults)
    report({ kind: 'option', message: `${option}: ${issue}`, detail: { option } });
  const native = options.native ? createNativeSide(platform, report) : undefined;
  const config = createStore(() => initialConfig(options, native === undefined ? 'web' : 'app'));
  const language = createLanguage(config.getState().locale, (error) =>
    report({ kind: 'messages', message: String(error) }),
  );
  const bridge = createShellBridge(options.bridge, report);
  const isSilent = options.toasts === 'host' && options.bridge !== undefined;
  const voice = createVoice({ language, bridge, native, isSilent });
  const tell = (code: number, message: string, wasMember: boolean) => {
    // A visitor has no session that could end: there the words are all.
    if (wasMember) bridge.emit('session:expired', { code, message });
    // product.md, section 8: the toast is the web's; the native app is asked for its log-in.
    if (native === undefined) voice.toast({ type: 'fail', text: message });
    else if (wasMember) void native.call('jumpLogin', { backPath: backPathOf(history) });
  };
  const onCallError: ClientDeps['onError'] = (error, _call, token) => fault(error, token);
  const infrastructure: Infrastructure = createInfrastructure({
    platform,
    options,
    config,
    native,
    report,
    onCallError,
  });
  const { news, session } = infrastructure;
  const ends = createSessionOver({ session: session.store, expire: session.expire, tell, announce: news.announceEnd });
  const fault = createCallFaults({ toast: voice.toast, words: voice.words, now: Date.now, onExpired: ends.over });
  const history = createAppHistory(options, platform.window);
  const pushDoor = createPushDoor((error) => report({ kind: 'push-chunk', message: String(error) }));
  const core = { options, platform, report, reports, config, language, bridge, native, voice, infrastructure, history };
  return { ...core, pushDoor, ends };
}

function createServices(core: ReturnType<typeof createCore>) {
  const { options, infrastructure, config, report, voice } = core;
  const { session, client, clock, storage, domains } = infrastructure;
  const intents = createIntents(storage, () => isLoggedIn(session.store.getState()), Date.now);
  const outside = createOutside({
    ...core,
    intents,
    onRefused: (href) => report({ kind: 'link-refused', message: href.slice(0, 200) }),
  });
  const token = () => session.store.getState().token;
  const call = offerLogin(trackedCalls(client.call, outside.track), token, outside.askLogin);
  const readings = createReadings();
  const lifecycle = createLifecycle({
    window: core.platform.window,
    now: clock.local,
    onResume: () => (core.pushDoor.part()?.push.resume ?? readings.run)(),
  });
  const stores = createStores(() => services);
  stores.adopt(sessionStore, session.store);
  stores.adopt(configStore, config);
  const service = stores.get(serviceStore);
  service.setState(mergeService(service.getState(), options.service));
  const services: Services = {
    options,
    call,
    fileUrl: createFileUrl(domains.file),
    paths,
    stores,
    session: session.store,
    watch: core.pushDoor.watch,
    talk: createRoomTalk(),
    readings,
    kept: createKeptReplies(storage, clock.local),
    storage,
    visibility: lifecycle,
    toast: voice.toast,
    askLogin: outside.askLogin,
    onIntent: intents.listen,
    openLink: outside.openLink,
    openService: outside.openService,
    shareNatively: outside.shareNatively,
    goBack: outside.goBack,
    report,
    now: clock.now,
    deviceNow: clock.local,
    scrollContainer: options.scrollContainer,
  };
  return { services, lifecycle, intents, track: outside.track };
}

/** Builds everything for one mount. Nothing runs before `startApp`, nothing stays after its end. */
export function createApp(given: MountOptions, platform: Platform) {
  const core = createCore(given, platform);
  const { services, lifecycle, intents, track } = createServices(core);
  const { config } = core;
  const { call, session, stores } = services;
  let loadedConfig: CommonConfig | undefined;
  const gate = createStartupGate({
    call,
    storage: core.infrastructure.storage,
    onDomains: core.infrastructure.domains.adopt,
    onConfig(loaded) {
      loadedConfig = loaded;
      config.setState(configPatch(loaded, core.options.flags));
    },
  });
  const mayUseSpecialRooms = () => config.getState().flags.specialRooms;
  const subscriptions = stores.get(subscriptionStore).getState();
  const member = watchMember({ session, subscriptions, call, mayUseSpecialRooms, onMember: intents.release });
  return {
    ...core,
    services,
    taps: debounceTaps(core.history.navigator, Date.now),
    track,
    gate,
    member,
    lifecycle,
    queryClient: newQueryClient(),
    pages: createPageCache(core.language),
    arrivals: createArrivals(),
    commonConfig: () => loadedConfig,
  };
}

export type App = ReturnType<typeof createApp>;
