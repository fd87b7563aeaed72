import type { Location } from 'react-router-dom';
import { depthOf, keptPath } from './route-table';
import type { Slide } from './slide-in';

/** A kept page with the address that it was shown at. */
export interface KeptPage {
  readonly path: string;
  readonly location: Location;
}

/** The kept pages, the app's location, and the way there. */
export interface PageStack {
  readonly kept: readonly KeptPage[];
  readonly pathname: string;
  readonly slide: Slide;
}

export const startPageStack = (location: Location): PageStack =>
  advance({ kept: [], pathname: location.pathname, slide: 'none' }, location);

const isSameAddress = (a: Location, b: Location) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/** From where the page at one path enters after that at another. */
export const slideFrom = (before: string, after: string): Slide => {
  const deeper = depthOf(after) - depthOf(before);
  return deeper > 0 ? 'from-end' : deeper < 0 ? 'from-start' : 'none';
};

/** Adds the page at `location` to the kept ones, by path: a moved node would lose its scroll. */
export function advance(pageStack: PageStack, location: Location): PageStack {
  const path = keptPath(location.pathname);
  const known = pageStack.kept.find((page) => page.path === path);
  const slide =
    location.pathname === pageStack.pathname ? pageStack.slide : slideFrom(pageStack.pathname, location.pathname);
  const moved = { ...pageStack, pathname: location.pathname, slide };
  if (path === undefined || (known !== undefined && isSameAddress(known.location, location))) return moved;
  const page: KeptPage = { path, location };
  const others = pageStack.kept.filter((other) => other.path !== path);
  return { ...moved, kept: [...others, page].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** True when the stack already stands at `location`. */
export function isAt(pageStack: PageStack, location: Location): boolean {
  const path = keptPath(location.pathname);
  const known = pageStack.kept.find((page) => page.path === path);
  return (
    pageStack.pathname === location.pathname &&
    (path === undefined || (known !== undefined && isSameAddress(known.location, location)))
  );
}
