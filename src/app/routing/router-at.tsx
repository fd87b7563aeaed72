import type { ReactNode } from 'react';
import { type Location, Router } from 'react-router-dom';
import type { App } from '../mount/create-app';
import { baseOf } from './history/basename';

interface RouterAtProps {
  readonly app: App;
  /** Its path is the one below the basename. */
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * The router of one page, or of the frame. Each has its own: below a common one everything that reads the address, every
 * link, would render again at each step, in pages that are put aside too, whatever address these are given.
 */
export function RouterAt({ app, location, children }: RouterAtProps) {
  const { basename } = app.options;
  const pathname = baseOf(basename) + location.pathname;
  return (
    <Router basename={basename} location={{ ...location, pathname }} navigator={app.taps}>
      {children}
    </Router>
  );
}
