import type { OutEvents } from '../../contract/shell/shell-events';

export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string; readonly out: OutEvents['navigate:out'] }
  | { readonly kind: 'refused' };

interface LinkRules {
  readonly origin: string;
  readonly allow: (host: string) => boolean;
  /** A path that one of our routes answers, below the basename. */
  readonly isOurs: (pathname: string) => boolean;
}

/** Longer than any address of ours. */
const MAX_LENGTH = 2048;
/** A path of this page, or a whole http(s) address: nothing that a parser would have to complete. */
const SHAPE = /^(\/|https?:\/\/)/i;
/** URL parsers drop tabs and newlines and turn a backslash into a slash; an encoded one is decoded by somebody later. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const TRICKS = /[\u0000-\u001f\u007f\\]|^\/(\/|%2f|%5c)/i;

function parse(href: string, origin: string): URL | undefined {
  const raw = href.trim();
  if (raw.length > MAX_LENGTH || !SHAPE.test(raw) || TRICKS.test(raw)) return undefined;
  try {
    const url = new URL(raw, origin);
    // `/.//host` is a path until somebody navigates to it; an https page leads to no http one.
    const isSafe =
      /^https?:$/.test(url.protocol) &&
      `${url.username}${url.password}` === '' &&
      !url.pathname.startsWith('//') &&
      (url.protocol === 'https:' || !origin.startsWith('https:'));
    return isSafe ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The target of a link from data: in the app, at an allowed host, or none. */
export function resolveLink(href: string, { origin, allow, isOurs }: LinkRules): LinkTarget {
  const url = parse(href, origin);
  if (url === undefined || (url.origin !== origin && !allow(url.host))) return { kind: 'refused' };
  const isPath = href.trimStart().startsWith('/');
  if (isPath && isOurs(url.pathname)) return { kind: 'inside', path: `${url.pathname}${url.search}${url.hash}` };
  const params = Object.fromEntries(url.searchParams);
  return { kind: 'outside', href: url.href, out: { path: url.pathname, params, href: url.href } };
}
