import { Activity, memo, type RefObject, useLayoutEffect, useState } from 'react';
import { type Location, Navigate, Router, UNSAFE_RouteContext, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { Button } from '../../ui/controls/button';
import { State } from '../../ui/feedback/state';
import { PageMain } from '../../ui/layout/page-main';
import type { Routing } from './create-routing';
import styles from './kept-pages.module.css';
import { PageOutlet } from './page-outlet';
import { paths } from './page-paths';
import { advance, isAt, startPageStack } from './page-stack';
import { PageView } from './page-view';
import { idsIn, keptPath, pageAt, redirectOf } from './route-table';
import { addressOf } from './show-ahead';
import { slideClass } from './slide-in';
import { useScrollPosition } from './use-scroll-position';

/** An address that no page answers, with a way home. */
function NotFoundPage() {
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

/** The page, redirect or "not found" of section 2 of product.md at one location. */
function PageRoutes({ routing, location }: { readonly routing: Routing; readonly location: Location }) {
  const { pathname, search } = location;
  const elsewhere = pathname === '/' ? routing.home(search) : redirectOf(pathname);
  if (elsewhere !== undefined) return <Navigate replace to={{ pathname: elsewhere, search }} />;
  const page = pageAt(pathname);
  if (page === undefined) {
    return (
      <PageView routing={routing} page="notFound">
        {() => <NotFoundPage />}
      </PageView>
    );
  }
  // `useRoutes` would say the same, but would match and rank all paths a second time.
  const match = { params: idsIn(page, pathname), pathname, pathnameBase: pathname, route: {} };
  return (
    <UNSAFE_RouteContext value={{ outlet: null, matches: [match], isDataRoute: false }}>
      <PageOutlet key={page.name} routing={routing} page={page} />
    </UNSAFE_RouteContext>
  );
}

/** A page at its address, which for a page that is put aside is the one that it was left with, and where it was scrolled to. */
const Page = memo(function Page({ routing, location }: { readonly routing: Routing; readonly location: Location }) {
  const { scrollContainer } = useServices();
  useScrollPosition({ container: scrollContainer, path: keptPath(location.pathname) ?? '', views: routing.views });
  return (
    <Router {...routing.routerAt(location)}>
      <PageRoutes routing={routing} location={location} />
    </Router>
  );
});

const unhide = (pages: Iterable<HTMLElement>): void => {
  for (const page of pages) page.style.display = '';
};

/**
 * React puts a hidden page aside with `display: none`, whereupon the browser forgets its layout and makes all of it again
 * when the page returns; its shelf hides it as well and keeps the layout. Stands before the pages: their own layout
 * effects, which look at the scroll position, come after this one. React may hide a page again in a commit of that page
 * alone: the observer hears of it before the browser lays anything out.
 */
function KeepLayout({ shelves }: { readonly shelves: RefObject<HTMLElement | null> }) {
  const [observer] = useState(
    () => new MutationObserver((changes) => unhide(changes.map(({ target }) => target as HTMLElement))),
  );
  useLayoutEffect(() => {
    const pages = shelves.current?.querySelectorAll<HTMLElement>(`.${styles.shelved} > *`) ?? [];
    unhide(pages);
    for (const page of pages) observer.observe(page, { attributes: true, attributeFilter: ['style'] });
  });
  useLayoutEffect(() => () => observer.disconnect(), [observer]);
  return null;
}

interface KeptPagesProps {
  readonly routing: Routing;
  readonly location: Location;
  readonly shelves: RefObject<HTMLDivElement | null>;
}

/** The seven kept-alive pages stay mounted in `<Activity>`; any other page lives while it is shown. */
export const KeptPages = memo(function KeptPages({ routing, location, shelves }: KeptPagesProps) {
  const [pageStack, setPageStack] = useState(() => startPageStack(location));
  if (!isAt(pageStack, location)) setPageStack(advance(pageStack, location));
  const current = keptPath(location.pathname);
  const slide = routing.slides ? pageStack.slide : 'none';

  return (
    <div ref={shelves}>
      <KeepLayout shelves={shelves} />
      {pageStack.kept.map((page) => {
        const isShown = page.path === current;
        return (
          <div key={page.path} data-kept={addressOf(page.location)} className={isShown ? undefined : styles.shelved}>
            <Activity mode={isShown ? 'visible' : 'hidden'}>
              <div className={slideClass(isShown ? slide : 'none')}>
                <Page routing={routing} location={page.location} />
              </div>
            </Activity>
          </div>
        );
      })}
      {current === undefined && (
        <div key={location.pathname} className={slideClass(slide)}>
          <Page routing={routing} location={location} />
        </div>
      )}
    </div>
  );
});
