import { applyOptions } from './apply-options';
import { navigateTo, selectTab } from './commands';
import type { App } from './create-app';
import { forgetQueries } from './forget-queries';
import { prefetchFirstPage } from './prefetch';
import { watchRoute } from './route-watch';
import { startPush } from './start-push';

/** Brings a mount to life; answers the way to end it, after which nothing of it runs. */
export function startApp(app: App): () => void {
  const { bridge, gate, history, infrastructure, language, member, platform, services } = app;
  infrastructure.client.open();

  let stopMember = () => {};
  let stopPush: (() => void) | undefined;
  const followGate = () => {
    if (gate.store.getState().phase !== 'open') return;
    stopMember();
    stopMember = member.start();
    stopPush ??= startPush(app);
  };
  const onOnline = () => {
    if (gate.store.getState().phase === 'failed') void gate.run();
  };
  platform.window.addEventListener('online', onOnline);

  const stops = [
    history.start(),
    watchRoute(app),
    bridge.start({
      session: (session) => applyOptions(app, { session }),
      theme: (theme) => applyOptions(app, { theme }),
      locale: (locale) => applyOptions(app, { locale }),
      flags: (flags) => applyOptions(app, { flags }),
      selectTab: (tab) => selectTab(app, tab),
      navigate: (path) => navigateTo(app, path),
    }),
    gate.store.subscribe(followGate),
    services.config.subscribe((state, before) => {
      if (state.locale !== before.locale) void language.select(state.locale);
      // The platform allows special rooms only now: the member's are read.
      if (state.flags.specialRooms && !before.flags.specialRooms) followGate();
    }),
    () => platform.window.removeEventListener('online', onOnline),
    app.lifecycle.start(),
    services.readings.add('subscriptions', services.subscriptions.refresh),
    () => stopMember(),
    () => stopPush?.(),
    gate.stop,
    infrastructure.client.close,
    () => forgetQueries(app.queryClient),
  ];
  void language.select(services.config.getState().locale);
  void gate.run();
  prefetchFirstPage(app);
  return () => {
    for (const stop of stops) stop();
  };
}
