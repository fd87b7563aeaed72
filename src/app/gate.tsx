import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { App } from './create-app';

/** Nothing of the app stands before the start-up is through; a failure has a reason and a retry that heals. */
export function Gate({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  const t = useTranslations();
  const state = useStore(app.gate.store);
  if (state.phase === 'open') return children;
  if (state.phase === 'waiting') return null;
  return (
    <div role="alert">
      <h1>{t('gate.title')}</h1>
      <p>{t(state.kind === 'timeout' ? 'gate.timeout' : 'gate.domains')}</p>
      <button type="button" onClick={() => void app.gate.run()}>
        {t('action.retry')}
      </button>
    </div>
  );
}
