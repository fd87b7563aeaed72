import type { Locale } from '../../../contract/shell-events';
import { serverDay } from '../../../rules/date-filters';

const DAY_MS = 86_400_000;
/** Noon of a server's day on the device's clock: what formats write of it is that day, wherever the device is. */
export const noonOf = (day: string): number => new Date(`${day}T12:00:00`).getTime();

export type DayWord = 'today' | 'tomorrow' | 'yesterday';

/** Today and its neighbours by the server's calendar; undefined for any other day. */
export function dayWord(day: string, now: number): DayWord | undefined {
  if (day === serverDay(now)) return 'today';
  if (day === serverDay(now + DAY_MS)) return 'tomorrow';
  return day === serverDay(now - DAY_MS) ? 'yesterday' : undefined;
}

/** 03-15. */
export const shortDay = (day: string): string => day.slice('2025-'.length);

/** 周六, Sat. */
export const weekday = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(noonOf(day));
