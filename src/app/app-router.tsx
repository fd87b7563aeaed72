import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { CONTRACT_VERSION } from '../contract/contract-version';
import type { App } from './create-app';
import { Frame } from './frame';
import { debounceTaps } from './history/tap-debounce';
import { APP_VERSION } from './version';

/** The router over the mount's history. A new `t` in the query re-creates the root view; stores and session stay. */
export function AppRouter({ app }: { readonly app: App }) {
  const { history, options, bridge } = app;
  const { location, action } = useSyncExternalStore(history.subscribe, history.get);
  const navigator = useMemo(() => debounceTaps(history.navigator, Date.now), [history]);
  useEffect(() => bridge.emit('ready', { version: APP_VERSION, contract: CONTRACT_VERSION }), [bridge]);
  const view = new URLSearchParams(location.search).get('t') ?? '';
  return (
    <Router basename={options.basename} location={location} navigationType={action} navigator={navigator}>
      <Frame key={view} app={app} />
    </Router>
  );
}
