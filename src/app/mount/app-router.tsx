import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { APP_VERSION, CONTRACT_VERSION } from '../../contract/contract-version';
import { configStore } from '../../domains/config/config-store';
import { type Services, useServices } from '../../services/services';
import { Button } from '../../ui/controls/button';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay';
import { State } from '../../ui/feedback/state';
import { Column } from '../../ui/layout/column';
import { headerTabs } from '../layout/header';
import type { LazyPush } from '../push/lazy-push';
import type { Routing } from '../routing/create-routing';
import { below, isBelow } from '../routing/history/basename';
import type { GateState, StartupGate } from '../startup/startup-gate';
import { AppLayout } from './app-layout';

interface ClosedGateProps {
  readonly state: Exclude<GateState, { phase: 'open' }>;
  readonly onRetry: () => void;
}

/** Stands instead of the app until the start-up is through; a failure has a reason and a retry that heals. */
function ClosedGate({ state, onRetry }: ClosedGateProps) {
  const t = useTranslations();
  if (state.phase === 'waiting') return <LoadingOverlay />;
  return (
    <Column>
      <main role="alert">
        <State
          art={state.kind === 'network' ? 'offline' : 'error'}
          title={t('gate.title')}
          text={t(state.kind === 'timeout' ? 'gate.timeout' : 'gate.domains')}
          note={state.requestId === '' ? undefined : t('state.requestId', { id: state.requestId })}
          action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
          isPage
        />
      </main>
    </Column>
  );
}

interface AppRouterProps {
  readonly gate: Pick<StartupGate, 'run' | 'store'>;
  readonly routing: Routing;
  readonly push: Pick<LazyPush, 'outage' | 'resume'>;
  /** The first screen is drawn, or what stands in its place. */
  readonly onOpen: (() => void) | undefined;
}

/** Names the root view at an address: another `t` in the query makes it anew, a page without one keeps it. */
export const viewAfter = (view: string, search: string): string => new URLSearchParams(search).get('t') ?? view;

/** The ways that a host may show instead of our header. */
const pathsOf = ({ paths, stores }: Services) => ({
  tabs: headerTabs(stores.get(configStore).getState().flags, '', paths).map(({ key, to }) => ({ name: key, path: to })),
  search: paths.search(),
  mine: paths.mine(),
});

/** Nothing of the app stands before the start-up is through; then it is drawn at the history's address. A new `t` in the query re-creates the root view; stores and session stay. */
export function AppRouter({ gate: { run, store }, routing, push, onOpen }: AppRouterProps) {
  const { basename, emit, history } = routing;
  const services = useServices();
  const gate = useStore(store);
  const isOpen = gate.phase === 'open';
  const { location, action } = useSyncExternalStore(history.subscribe, history.get);
  const inner = useMemo(() => ({ ...location, pathname: below(basename, location.pathname) }), [basename, location]);
  const [last, setView] = useState('');
  const view = viewAfter(last, location.search);
  if (view !== last) setView(view);
  const isAnswered = gate.phase !== 'waiting';
  useLayoutEffect(() => {
    if (isAnswered) onOpen?.();
  }, [isAnswered, onOpen]);
  useEffect(() => {
    if (isOpen) emit('ready', { version: APP_VERSION, contract: CONTRACT_VERSION, paths: pathsOf(services) });
  }, [isOpen, emit, services]);
  if (gate.phase !== 'open') return <ClosedGate state={gate} onRetry={() => void run()} />;
  // The host's address is elsewhere, and the app still mounted: there is no page for it.
  if (!isBelow(basename, location.pathname)) return null;
  return <AppLayout key={view} routing={routing} push={push} location={inner} isBack={action === 'POP'} />;
}
