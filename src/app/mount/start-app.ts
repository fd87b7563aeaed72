import type { CommandHandlers } from '../../bridge/shell/shell-bridge';
import type { InCommands, MainTab, SessionValue } from '../../contract/shell/shell-events';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { watchedStore } from '../../domains/room/watched-store';
import type { Services } from '../../services/services';
import { sayOnline } from '../../services/use-online';
import { startPush } from '../push/start-push';
import { navigateTo, selectTab } from '../routing/commands';
import { fetchNextPage, prefetchFirstPage } from '../routing/prefetch';
import { watchRoute } from '../routing/route-watch';
import { applyOptions } from './apply-options';
import type { App } from './create-app';
import { forgetQueries } from './query-client';

/** The first calls; in the native app once it has said who asks and from which device, or is silent. Returns a function that ends it. */
function begin(app: App): () => void {
  const { config, gate, infrastructure, native, queryClient, routing, services } = app;
  // Another mount or tab may have stored a session since the first script looked.
  infrastructure.session.begin();
  const run = (introduced?: Promise<void>) => {
    void gate.run(() => prefetchFirstPage(routing, services, queryClient), introduced);
  };
  if (native !== undefined) {
    const { adopt } = infrastructure.session;
    const use = {
      adoptSession:
        services.options.session === undefined ? (session: SessionValue | null) => adopt(session, 'native') : undefined,
      adoptDevice: infrastructure.adoptDevice,
      configure: config.setState,
      selectTab: (tab: MainTab) => selectTab(routing, tab),
      goBack: services.goBack,
      onNetwork: sayOnline,
    };
    let stop = () => {};
    run(
      new Promise((resolve) => {
        stop = native.start(use, resolve);
      }),
    );
    return stop;
  }
  run();
  return () => {};
}

/** The host handles the picture that is shown; small, it goes on beside the anchors. */
function handlePlayer({ routing, services }: App, { playing, muted, small }: InCommands['player']): void {
  const { player, hostId } = services.stores.get(watchedStore).getState();
  if (player === undefined) return;
  const { control } = player;
  if (muted !== undefined) control.setMuted(muted);
  if (playing !== undefined && playing !== player.playing) control[playing ? 'play' : 'pause']();
  if (hostId === undefined || small === undefined || small === player.small) return;
  navigateTo(routing, small ? services.paths.anchor() : services.paths.anchorRoom(hostId));
}

/** Reads again what is shown; what is kept is old. The server's words are in the language of the call: what is on its way is asked anew, too. */
async function readAgain({ services, queryClient }: App): Promise<void> {
  services.refetch.run('subscriptions');
  await queryClient.cancelQueries({ fetchStatus: 'fetching' });
  await queryClient.invalidateQueries();
}

/** The commands of the shell. */
function commandsOf(app: App): CommandHandlers {
  return {
    session: (session) => applyOptions(app, { session }),
    theme: (theme) => applyOptions(app, { theme }),
    locale: (locale) => applyOptions(app, { locale }),
    flags: (flags) => applyOptions(app, { flags }),
    selectTab: (tab) => selectTab(app.routing, tab),
    navigate: (path) => navigateTo(app.routing, path),
    visibility: (shown) => app.lifecycle.setHostVisible(shown === 'visible'),
    service: (service) => applyOptions(app, { service }),
    reset: () => app.infrastructure.session.reset(),
    player: (order) => handlePlayer(app, order),
    refresh: () => void readAgain(app),
  };
}

const startPushOf = ({ config, infrastructure, lazyPush, language, routing, services, sessionEnd }: App) => {
  const { domains, clock } = infrastructure;
  const { session, stores, chatFeed, refetch, report, visibility } = services;
  const deps = { session, domains, clock, stores, chatFeed, refetch, report, lazyPush, visibility };
  const onRest = () => {
    if (visibility.isVisible()) fetchNextPage(routing, config.getState().locale);
  };
  return startPush({ ...deps, words: language.words, onSessionOver: sessionEnd.over, onRest });
};

/** Drops replies that wait to be kept: they were read for a member who has left. */
const forgetWithMember = ({ session, offlineCache }: Services) =>
  session.subscribe((state, before) => {
    if (state.token !== before.token) offlineCache.forget();
  });

/** Ends the parts of a mount, whether it was started or not; nothing of it runs afterwards. */
export function endParts({ gate, infrastructure, queryClient, services, start, stopReports }: App): void {
  gate.stop();
  infrastructure.client.close();
  start.early?.stop();
  services.offlineCache.stop();
  stopReports();
  forgetQueries(queryClient);
  services.stores.end();
}

/** Brings a mount to life; returns a function that ends it, after which nothing of it runs. */
export function startApp(app: App): () => void {
  const { bridge, gate, infrastructure, language, member, routing, services, start, track } = app;
  infrastructure.client.open();

  let stopMember = () => {};
  let stopPush: (() => void) | undefined;
  const startMember = () => {
    if (gate.store.getState().phase !== 'open') return;
    stopMember();
    stopMember = member.start();
  };
  const followGate = () => {
    const state = gate.store.getState();
    if (state.phase === 'failed')
      bridge.emit('error', { kind: state.kind, message: 'start-up', requestId: state.requestId });
    startMember();
    if (state.phase === 'open') stopPush ??= startPushOf(app);
  };
  const onOnline = () => {
    if (gate.store.getState().phase === 'failed') void gate.run();
  };
  start.platform.window.addEventListener('online', onOnline);

  const stops = [
    routing.history.start(),
    watchRoute({ routing, storage: services.storage, track }),
    bridge.start(commandsOf(app)),
    gate.store.subscribe(followGate),
    app.config.subscribe((state, before) => {
      if (state.locale !== before.locale) void language.select(state.locale).then(() => readAgain(app));
      if (state.flags.specialRooms === before.flags.specialRooms) return;
      // The platform allows special rooms only now: the member's are read. Or no longer: what is open closes.
      if (state.flags.specialRooms) startMember();
      else services.session.setState({ specialRooms: [] });
    }),
    forgetWithMember(services),
    () => start.platform.window.removeEventListener('online', onOnline),
    app.lifecycle.start(),
    infrastructure.sessionMessages.listen({
      onChange: infrastructure.session.follow,
      onEnd: app.sessionEnd.heard,
      onLeft: infrastructure.session.left,
    }),
    services.refetch.add('subscriptions', services.stores.get(subscriptionStore).getState().refresh, true).leave,
    () => stopMember(),
    () => stopPush?.(),
    () => endParts(app),
  ];
  void language.select(app.config.getState().locale);
  stops.push(begin(app));
  return () => {
    for (const stop of stops) stop();
  };
}
