import { useTranslations } from 'use-intl/react';
import { QuietBar } from '../layout/quiet-bar';
import type { PushNotice } from './push-notice';

interface PushBarProps {
  readonly notice: Exclude<PushNotice, { readonly kind: 'none' }>;
  readonly onReconnect: () => void;
}

/** Tells of a push that does not come back (decisions.md, reconnecting). */
export function PushBar({ notice, onReconnect }: PushBarProps) {
  const t = useTranslations();
  if (notice.kind === 'retrying') {
    const { attempt, tries } = notice;
    return <QuietBar isBusy>{t('state.reconnecting', { attempt, tries })}</QuietBar>;
  }
  return (
    <QuietBar isBusy={false} action={{ label: t('action.reconnect'), onClick: onReconnect }}>
      {t('state.pushLost')}
    </QuietBar>
  );
}
