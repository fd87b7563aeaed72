/** The target of `/`, and the page that comes with the app's own code. */
export const HOME_PATH = '/anchor';

export const trimmed = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** True when an address (below the basename) shows anchor home. */
export const isHome = (pathname: string): boolean => ['/', HOME_PATH].includes(trimmed(pathname));
