import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from './paths';

export function NotFoundPage() {
  const t = useTranslations('notFound');
  return (
    <main>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <Link to={paths.anchor()}>{t('home')}</Link>
    </main>
  );
}
