import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { APP_VERSION, CONTRACT_VERSION } from '../../contract/contract-version';
import { below, isBelow } from '../routing/history/basename';
import { viewAfter } from '../routing/root-view';
import { ClosedGate } from '../startup/closed-gate';
import { Frame } from './app-frame';
import type { App } from './create-app';

interface AppRouterProps {
  readonly app: App;
  /** The first screen is drawn, or what stands in its place. */
  readonly onOpen: (() => void) | undefined;
}

/** Nothing of the app stands before the start-up is through; then it is drawn at the history's address. A new `t` in the query re-creates the root view; stores and session stay. */
export function AppRouter({ app, onOpen }: AppRouterProps) {
  const { history, options, bridge } = app;
  const gate = useStore(app.gate.store);
  const isOpen = gate.phase === 'open';
  const { location, action } = useSyncExternalStore(history.subscribe, history.get);
  const { basename } = options;
  const inner = useMemo(() => ({ ...location, pathname: below(basename, location.pathname) }), [basename, location]);
  const [last, setView] = useState('');
  const view = viewAfter(last, location.search);
  if (view !== last) setView(view);
  const isAnswered = gate.phase !== 'waiting';
  useLayoutEffect(() => {
    if (isAnswered) onOpen?.();
  }, [isAnswered, onOpen]);
  useEffect(() => {
    if (isOpen) bridge.emit('ready', { version: APP_VERSION, contract: CONTRACT_VERSION });
  }, [isOpen, bridge]);
  if (gate.phase !== 'open') return <ClosedGate state={gate} onRetry={() => void app.gate.run()} />;
  // The host's address is elsewhere, and the app still mounted: there is no page for it.
  if (!isBelow(basename, location.pathname)) return null;
  return <Frame key={view} app={app} location={inner} isBack={action === 'POP'} />;
}
