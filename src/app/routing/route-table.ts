import { type Location, matchPath } from 'react-router-dom';
import { trimmed } from './home-path';
import { PAGES, type Page } from './page-table';

export const REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [{ from: '/news1', to: '/news' }];

const KEPT = new Set<string>(PAGES.filter((page) => page.kept).map((page) => page.path));

export const keptPath = (pathname: string): string | undefined => {
  const path = trimmed(pathname);
  return KEPT.has(path) ? path : undefined;
};

/** The depth of a path; a deeper one slides in from the end, a shallower one from the start. */
export const depthOf = (pathname: string): number => trimmed(pathname).split('/').filter(Boolean).length;

/** The page that answers a path below the basename; undefined for `/`, redirects and what does not exist. */
export const pageAt = (pathname: string): Page | undefined =>
  PAGES.find((page) => matchPath(page.path, trimmed(pathname)) !== null);

export const isMainTab = ({ pathname }: Location): boolean => pageAt(pathname)?.header === true;
