/**
 * Where a log-in may return to: a path of this origin, else the home page. `//evil.example`, `/\evil.example`, other schemes and
 * the log-in page itself are refused.
 */
export function safeBackPath(raw: string | null, origin: string): string {
  if (raw?.startsWith('/') !== true) return '/';
  try {
    const url = new URL(raw, origin);
    if (url.origin !== origin || url.pathname === '/login') return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
