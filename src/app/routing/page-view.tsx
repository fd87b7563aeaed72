import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PageTitleContext } from '../../services/page-title';
import type { Routing } from './create-routing';
import type { PageName } from './page-table';

interface PageViewProps {
  readonly routing: Pick<Routing, 'emit' | 'views'>;
  readonly page: PageName | 'notFound';
  /** Drawn here: a retry draws the chunk that it asked for anew. */
  readonly children: () => ReactNode;
}

/** Runs when a page is there, also when a kept one returns: its title goes to the shell, the focus to its heading. */
export function PageView({ routing: { emit, views }, page, children }: PageViewProps) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState<string>();
  const title = t('document.title', { page: subject ?? t(`pages.${page}`) });
  useEffect(() => emit('title:change', { title }), [emit, title]);
  useEffect(() => {
    // The first page of a mount must not take the focus from its host.
    if (views.count() > 0) box.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    views.add();
  }, [views]);
  return (
    <div ref={box}>
      <PageTitleContext value={setSubject}>{children()}</PageTitleContext>
    </div>
  );
}
