import { NavLink } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { App } from './create-app';

export function Header({ app }: { readonly app: App; readonly pathname: string }) {
  const t = useTranslations('nav');
  const { paths } = app.services;
  return (
    <nav aria-label={t('main')}>
      <NavLink to={paths.anchor()}>{t('anchor')}</NavLink>
      <NavLink to={paths.news()}>{t('news')}</NavLink>
      <NavLink to={paths.userRanking()}>{t('ranking')}</NavLink>
      <NavLink to={paths.fiveLeagues()}>{t('topics')}</NavLink>
    </nav>
  );
}
