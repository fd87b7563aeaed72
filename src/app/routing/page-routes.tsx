import { type Location, Navigate, useRoutes } from 'react-router-dom';
import type { Routing } from './create-routing';
import { NotFoundPage } from './not-found-page';
import { PageOutlet } from './page-outlet';
import { PAGES } from './page-table';
import { PageView } from './page-view';
import { REDIRECTS } from './route-table';

/** All routes of section 2 of product.md at one location. */
export function PageRoutes({ routing, location }: { readonly routing: Routing; readonly location: Location }) {
  const goTo = (pathname: string) => <Navigate replace to={{ pathname, search: location.search }} />;
  const notFound = (
    <PageView routing={routing} page="notFound">
      {() => <NotFoundPage />}
    </PageView>
  );
  return useRoutes(
    [
      { path: '/', element: goTo(routing.home(location.search)) },
      ...REDIRECTS.map(({ from, to }) => ({ path: from, element: goTo(to) })),
      ...PAGES.map((page) => ({
        path: page.path,
        element: <PageOutlet key={page.name} routing={routing} page={page} />,
      })),
      { path: '*', element: notFound },
    ],
    location,
  );
}
