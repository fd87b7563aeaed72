import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/button';
import { State } from '../../ui/feedback/state';
import { PageMain } from '../../ui/layout/page-main';

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
