import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/button';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay';
import { State } from '../../ui/feedback/state';
import { Column } from '../../ui/layout/column';
import type { GateState } from './startup-gate';

interface ClosedGateProps {
  readonly state: Exclude<GateState, { phase: 'open' }>;
  readonly onRetry: () => void;
}

/** Stands instead of the app until the start-up is through; a failure has a reason and a retry that heals. */
export function ClosedGate({ state, onRetry }: ClosedGateProps) {
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
