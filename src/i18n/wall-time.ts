import dayjs from 'dayjs';

/** A point in time as the device's clock shows it. */
export interface WallTime {
  readonly month: string;
  readonly day: string;
  /** HH:mm, 24 hours. */
  readonly time: string;
}

/** Splits Unix ms into two-digit parts in the device's zone. */
export function wallTime(at: number): WallTime {
  const [month = '', day = '', time = ''] = dayjs(at).format('MM DD HH:mm').split(' ');
  return { month, day, time };
}

/** 03-15, in the device's zone. Takes Unix ms. */
export const monthDay = (at: number): string => dayjs(at).format('MM-DD');

/** 2025-03-10 → 03-10: a day of the server's, whatever the device's zone. */
export const monthDayOf = (day: string): string => day.slice(5);

/** Calendar days from `now` to `at` in the device's zone: 0 today, 1 tomorrow, -1 yesterday. */
export const daysFrom = (now: number, at: number): number =>
  // Rounded: a day whose first hour is skipped has 23 of them by the clock on the wall.
  Math.round(dayjs(at).startOf('day').diff(dayjs(now).startOf('day'), 'day', true));

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Minutes and seconds of a game's clock: 04:09. */
export const gameClock = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(Math.floor(seconds % 60))}`;
