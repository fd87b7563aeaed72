import { useTranslations } from 'use-intl/react';
import type { PageName } from './route-table';

/** A page of a later issue: says its name and that it is not there yet. */
export function PlaceholderPage({ page }: { readonly page: PageName }) {
  const t = useTranslations();
  return (
    <main>
      <h1 tabIndex={-1}>{t(`pages.${page}`)}</h1>
      <p>{t('placeholder.text')}</p>
    </main>
  );
}
