import { type Location, matchPath, type Params } from 'react-router-dom';
import { trimmed } from './home-path';
import { PAGES, type Page } from './page-table';

const REDIRECTS: ReadonlyMap<string, string> = new Map([['/news1', '/news']]);

export const redirectOf = (pathname: string): string | undefined => REDIRECTS.get(trimmed(pathname));

const KEPT = new Set<string>(PAGES.filter((page) => page.kept).map((page) => page.path));

export const keptPath = (pathname: string): string | undefined => {
  const path = trimmed(pathname);
  return KEPT.has(path) ? path : undefined;
};

/** The depth of a path; a deeper one slides in from the end, a shallower one from the start. */
export const depthOf = (pathname: string): number => trimmed(pathname).split('/').filter(Boolean).length;

/** An id stays in its part of the path, whatever is in it. */
function decoded(pathname: string): string {
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return pathname;
  }
}

/** The page that answers a path below the basename; undefined for `/`, redirects and what does not exist. */
export const pageAt = (pathname: string): Page | undefined =>
  PAGES.find((page) => matchPath(page.path, trimmed(pathname)) !== null);

/** The ids in the address of a page. */
export const idsIn = (page: Page, pathname: string): Params => matchPath(page.path, decoded(pathname))?.params ?? {};

export const isMainTab = ({ pathname }: Location): boolean => pageAt(pathname)?.header === true;
