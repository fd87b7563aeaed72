/** The basename without a slash at its end: "" alone. */
export const baseOf = (basename: string): string => basename.replace(/\/$/, '');

/** True when `pathname` is the basename or below it. */
export function isBelow(basename: string, pathname: string): boolean {
  const base = baseOf(basename);
  return base === '' || pathname === base || pathname.startsWith(`${base}/`);
}

/** The path below the basename, with a leading slash. */
export function below(basename: string, pathname: string): string {
  const base = baseOf(basename);
  return isBelow(basename, pathname) ? pathname.slice(base.length) || '/' : pathname;
}
