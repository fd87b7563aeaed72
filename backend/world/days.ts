import { type Spoken, spoken, spokenLines } from './spoken';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
// The world keeps Shanghai time, which has had no summer time since 1991.
const SHANGHAI_MS = 8 * HOUR_MS;

/** The Shanghai day of an instant, counted from 1970. */
export const dayOf = (at: number): number => Math.floor((at + SHANGHAI_MS) / DAY_MS);
/** The instant of a Shanghai day's midnight. */
export const startOfDay = (day: number): number => day * DAY_MS - SHANGHAI_MS;
/** Minutes since Shanghai's midnight, 0 to 1439. */
export const minuteOfDay = (at: number): number => Math.floor((at - startOfDay(dayOf(at))) / MINUTE_MS);

const two = (value: number) => String(value).padStart(2, '0');
const WEEKDAYS = spokenLines(
  ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
);

/** `20:30`, Shanghai time. */
export function clockText(at: number): string {
  const minutes = minuteOfDay(at);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `周六`, `Saturday`, Shanghai time. */
export function weekdayText(at: number): Spoken {
  return WEEKDAYS[new Date(at + SHANGHAI_MS).getUTCDay()] ?? spoken('', '');
}

/** A season begins in autumn: from August (counted from 0) on a day belongs to that of its year. */
const FIRST_MONTH = 7;

/** `2026-27`: the season to which a Shanghai day belongs. */
export function seasonNameAt(day: number): string {
  const date = new Date(day * DAY_MS);
  const begun = date.getUTCFullYear() - (date.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${begun}-${two((begun + 1) % 100)}`;
}

/** Minutes since midnight of `HH:MM`; above 24 hours counts into the next days. */
export function minutesOf(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
