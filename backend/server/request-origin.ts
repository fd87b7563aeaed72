import type { IncomingHttpHeaders } from 'node:http';

const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const first = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')[0]
    ?.trim() ?? '';

/**
 * Where the browser believes to be, `http://host:port`: a proxy in front says so in X-Forwarded-*. What does not look
 * like a host is not repeated.
 */
export function requestOrigin(headers: IncomingHttpHeaders): string {
  const host = [first(headers['x-forwarded-host']), first(headers.host)].find((value) => HOST.test(value));
  const proto = first(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  return `${proto}://${host ?? 'localhost'}`;
}
