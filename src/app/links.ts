import type { OutEvents } from '../contract/shell-events';

export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string; readonly out: OutEvents['navigate:out'] }
  | { readonly kind: 'refused' };

interface LinkRules {
  /** The page's own address. */
  readonly origin: string;
  readonly allow: (host: string) => boolean;
  /** A path that one of our routes answers, below the basename. */
  readonly isOurs: (pathname: string) => boolean;
}

/** Where a link from data may lead: into the app, to an allowed host, or nowhere. */
export function resolveLink(href: string, { origin, allow, isOurs }: LinkRules): LinkTarget {
  const raw = href.trim();
  // `//host` and `/\host` leave the page although they look like paths.
  if (raw === '' || /^[/\\]{2}/.test(raw) || raw.includes('\\')) return { kind: 'refused' };
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return { kind: 'refused' };
  }
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return { kind: 'refused' };
  const isPath = raw.startsWith('/');
  if (isPath && isOurs(url.pathname)) return { kind: 'inside', path: `${url.pathname}${url.search}${url.hash}` };
  if (url.origin !== origin && !allow(url.host)) return { kind: 'refused' };
  const params = Object.fromEntries(url.searchParams);
  return { kind: 'outside', href: url.href, out: { path: url.pathname, params, href: url.href } };
}
