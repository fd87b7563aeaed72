import dayjs from 'dayjs';

const COOKIE = 'si-service-bubble';

interface CookieJar {
  cookie: string;
}

/** The last second of the user's day, counted back from tomorrow: 23:59:59 may come twice. */
export function endOfDay(now: number): Date {
  return dayjs(now).add(1, 'day').startOf('day').subtract(1, 'second').toDate();
}

/** True when the bubble was sent away today. A browser that forbids cookies shows it again with the next mount. */
export function isBubbleDismissed(jar: CookieJar): boolean {
  try {
    return jar.cookie.split('; ').includes(`${COOKIE}=1`);
  } catch {
    return false;
  }
}

/** The cookie's path is the app's base (decisions.md, service). */
export function dismissBubble(jar: CookieJar, basename: string, now: number): void {
  const path = basename === '' ? '/' : basename;
  try {
    jar.cookie = `${COOKIE}=1; path=${path}; expires=${endOfDay(now).toUTCString()}; samesite=lax`;
  } catch {
    // Nothing is lost but the memory of it.
  }
}
