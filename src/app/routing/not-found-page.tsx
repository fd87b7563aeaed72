import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/button';
import { State } from '../../ui/feedback/state';
import { PageMain } from '../../ui/layout/page-main';
import { paths } from './page-paths';

/** An address that no page answers, with a way home. */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  const navigate = useNavigate();
  return (
    <PageMain>
      <State
        art="empty"
        title={t('title')}
        text={t('text')}
        action={<Button onClick={() => navigate(paths.anchor(), { replace: true })}>{t('home')}</Button>}
        isPage
      />
    </PageMain>
  );
}
