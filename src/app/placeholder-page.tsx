import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { NavBar } from '../ui/nav-bar';
import { PageMain } from '../ui/page-main';
import { State } from '../ui/state';
import { type PageName, ROUTES } from './route-table';

/** A page of a later issue: says its name, and that it is not there yet. */
export function PlaceholderPage({ page }: { readonly page: PageName }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const name = t(`pages.${page}`);
  const hasHeader = ROUTES.some((route) => route.page === page && route.header);
  return (
    <>
      {!hasHeader && <NavBar title={name} onBack={() => navigate(-1)} />}
      <PageMain>
        <State art="empty" title={name} text={t('placeholder.text')} isPage={hasHeader} />
      </PageMain>
    </>
  );
}
