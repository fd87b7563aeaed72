const COOKIE = 'si-service-bubble';

interface CookieJar {
  cookie: string;
}

/** The last second of the user's day: the bubble is back tomorrow. */
export function endOfDay(now: number): Date {
  const end = new Date(now);
  end.setHours(23, 59, 59, 0);
  return end;
}

/** Whether the bubble was sent away today. A browser that forbids cookies shows it again with the next mount. */
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
