import { useTranslations } from 'use-intl/react';
import { Button } from '../ui/button';
import { PageMain } from '../ui/page-main';
import { State } from '../ui/state';

/** A page that broke, or whose chunk did not come. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <PageMain>
      <div role="alert">
        <State
          art="error"
          title={t('error.title')}
          text={t('gate.crashed')}
          action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
          isPage
        />
      </div>
    </PageMain>
  );
}
