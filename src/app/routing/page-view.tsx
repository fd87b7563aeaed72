import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PageTitleContext } from '../../services/page-title';
import type { App } from '../mount/create-app';
import type { PageName } from './page-table';

interface PageViewProps {
  readonly app: App;
  readonly page: PageName | 'notFound';
  /** Drawn here: a retry draws the chunk that it asked for anew. */
  readonly children: () => ReactNode;
}

/** Runs when a page is there, also when a kept one returns: its title goes to the shell, the focus to its heading. */
export function PageView({ app, page, children }: PageViewProps) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState<string>();
  const title = t('document.title', { page: subject ?? t(`pages.${page}`) });
  const { bridge, pageViews } = app;
  useEffect(() => bridge.emit('title:change', { title }), [bridge, title]);
  useEffect(() => {
    // The first page of a mount must not take the focus from its host.
    if (pageViews.count() > 0) place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    pageViews.add();
  }, [pageViews]);
  return (
    <div ref={place}>
      <PageTitleContext value={setSubject}>{children()}</PageTitleContext>
    </div>
  );
}
