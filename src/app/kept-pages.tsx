import { Activity, memo, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom';
import type { App } from './create-app';
import { PageRoutes } from './page-routes';
import { PageScroll } from './page-scroll';
import { advance, isAt, type KeptPage, startTrail } from './page-trail';
import { keptPath } from './route-table';
import { SlideIn } from './slide-in';

/**
 * A kept page sees the location that it was left with: links read the router's context, and a hidden page with hundreds of
 * them would render again at every step elsewhere, and once more when it returns.
 */
const FrozenPage = memo(function FrozenPage({ app, page }: { readonly app: App; readonly page: KeptPage }) {
  return (
    <LocationContext.Provider value={page.context}>
      <PageRoutes app={app} location={page.context.location} />
    </LocationContext.Provider>
  );
});

/** The seven kept-alive pages stay mounted in `<Activity>`; any other page lives while it is shown. */
export function KeptPages({ app }: { readonly app: App }) {
  const location = useLocation();
  const [trail, setTrail] = useState(() => startTrail(location));
  if (!isAt(trail, location)) setTrail(advance(trail, location));
  const current = keptPath(location.pathname);
  const { scrollContainer } = app.options;
  const isFirst = app.arrivals.count() === 0;

  return (
    <>
      {trail.kept.map((page) => (
        <Activity key={page.path} mode={page.path === current ? 'visible' : 'hidden'}>
          <PageScroll container={scrollContainer} keep isFirst={isFirst}>
            <SlideIn slide={page.path === current ? trail.slide : 'none'}>
              <FrozenPage app={app} page={page} />
            </SlideIn>
          </PageScroll>
        </Activity>
      ))}
      {current === undefined && (
        <PageScroll key={location.pathname} container={scrollContainer} keep={false} isFirst={isFirst}>
          <SlideIn slide={trail.slide}>
            <PageRoutes app={app} location={location} />
          </SlideIn>
        </PageScroll>
      )}
    </>
  );
}
