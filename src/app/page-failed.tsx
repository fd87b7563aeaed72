import { useTranslations } from 'use-intl/react';

export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <div role="alert">
      <h1 tabIndex={-1}>{t('error.title')}</h1>
      <button type="button" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  );
}
