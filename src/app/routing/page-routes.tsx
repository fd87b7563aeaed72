import { type Location, Navigate, useRoutes } from 'react-router-dom';
import { isHeard } from '../../contract/shell/is-heard';
import type { App } from '../mount/create-app';
import { baseOf } from './history/basename';
import { homePath } from './history/create-history';
import { NotFoundPage } from './not-found-page';
import { PageOutlet } from './page-outlet';
import { PAGES } from './page-table';
import { PageView } from './page-view';
import { REDIRECTS } from './route-table';

/** All routes of section 2 of product.md at one location. */
export function PageRoutes({ app, location }: { readonly app: App; readonly location: Location }) {
  const { options, native, pageViews, infrastructure } = app;
  const isAlone = native !== undefined || baseOf(options.basename) === '';
  const isFirst = pageViews.count() === 0 && isAlone && !isHeard(options.bridge, 'navigate:out');
  const home = homePath(infrastructure.storage, isFirst, location.search);
  const goTo = (pathname: string) => <Navigate replace to={{ pathname, search: location.search }} />;
  const notFound = (
    <PageView app={app} page="notFound">
      {() => <NotFoundPage />}
    </PageView>
  );
  return useRoutes(
    [
      { path: '/', element: goTo(home) },
      ...REDIRECTS.map(({ from, to }) => ({ path: from, element: goTo(to) })),
      ...PAGES.map((page) => ({ path: page.path, element: <PageOutlet key={page.name} app={app} page={page} /> })),
      { path: '*', element: notFound },
    ],
    location,
  );
}
