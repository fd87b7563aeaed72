import { Activity, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { App } from './create-app';
import { PageRoutes } from './page-routes';
import { PageScroll } from './page-scroll';
import { depthOf, keptPath } from './route-table';
import { type Slide, SlideIn } from './slide-in';

interface KeptPage {
  readonly path: string;
  readonly location: Location;
}

interface Trail {
  readonly kept: readonly KeptPage[];
  readonly pathname: string;
  readonly slide: Slide;
}

const slideFrom = (before: string, after: string): Slide => {
  const deeper = depthOf(after) - depthOf(before);
  return deeper > 0 ? 'from-end' : deeper < 0 ? 'from-start' : 'none';
};

/** Takes the page at `location` into the kept ones, in the order of their paths: moved nodes would lose their scroll. */
function advance(trail: Trail, location: Location): Trail {
  const path = keptPath(location.pathname);
  const kept =
    path === undefined
      ? trail.kept
      : [...trail.kept.filter((page) => page.path !== path), { path, location }].sort((a, b) =>
          a.path < b.path ? -1 : 1,
        );
  const slide = location.pathname === trail.pathname ? trail.slide : slideFrom(trail.pathname, location.pathname);
  return { kept, pathname: location.pathname, slide };
}

/** The seven kept-alive pages stay mounted in `<Activity>`; any other page lives while it is shown. */
export function KeptPages({ app }: { readonly app: App }) {
  const location = useLocation();
  const [trail, setTrail] = useState<Trail>(() =>
    advance({ kept: [], pathname: location.pathname, slide: 'none' }, location),
  );
  const current = keptPath(location.pathname);
  const isNew =
    trail.pathname !== location.pathname ||
    (current !== undefined && trail.kept.find((page) => page.path === current)?.location !== location);
  if (isNew) setTrail(advance(trail, location));

  return (
    <>
      {trail.kept.map((page) => (
        <Activity key={page.path} mode={page.path === current ? 'visible' : 'hidden'}>
          <PageScroll container={app.options.scrollContainer} keep>
            <SlideIn slide={trail.slide}>
              <PageRoutes app={app} location={page.location} />
            </SlideIn>
          </PageScroll>
        </Activity>
      ))}
      {current === undefined && (
        <PageScroll key={location.pathname} container={app.options.scrollContainer} keep={false}>
          <SlideIn slide={trail.slide}>
            <PageRoutes app={app} location={location} />
          </SlideIn>
        </PageScroll>
      )}
    </>
  );
}
