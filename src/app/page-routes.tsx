import { type Location, Navigate, Route, Routes } from 'react-router-dom';
import type { App } from './create-app';
import { homePath } from './history/create-history';
import { NotFoundPage } from './not-found-page';
import { PageArrival } from './page-arrival';
import { PageSlot } from './page-slot';
import { REDIRECTS, ROUTES } from './route-table';

/** All routes of section 2 at one location. */
export function PageRoutes({ app, location }: { readonly app: App; readonly location: Location }) {
  const isAlone = app.native !== undefined || app.options.basename.replace(/\/$/, '') === '';
  const home = homePath(app.infrastructure.storage, isAlone, location.search);
  return (
    <Routes location={location}>
      <Route path="/" element={<Navigate replace to={{ pathname: home, search: location.search }} />} />
      {REDIRECTS.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate replace to={{ pathname: to, search: location.search }} />} />
      ))}
      {ROUTES.map(({ path, page }) => (
        <Route key={path} path={path} element={<PageSlot key={page} app={app} page={page} />} />
      ))}
      <Route
        path="*"
        element={
          <PageArrival app={app} page="notFound">
            <NotFoundPage />
          </PageArrival>
        }
      />
    </Routes>
  );
}
