import { useTranslations } from 'use-intl/react';
import { useServices } from '../context/services';
import { NavBar } from '../ui/nav-bar';
import { PageMain } from '../ui/page-main';
import { State } from '../ui/state';
import { type PageName, ROUTES } from './route-table';

/** A page of a later issue: says its name, and that it is not there yet. */
export function PlaceholderPage({ page }: { readonly page: PageName }) {
  const t = useTranslations();
  const { goBack } = useServices();
  const name = t(`pages.${page}`);
  const hasHeader = ROUTES.some((route) => route.page === page && route.header);
  return (
    <>
      {!hasHeader && <NavBar title={name} onBack={goBack} />}
      <PageMain>
        <State art="empty" title={name} text={t('placeholder.text')} isPage={hasHeader} />
      </PageMain>
    </>
  );
}
