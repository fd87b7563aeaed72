const DAY_MS = 86_400_000;

/** A point in time as the device's clock shows it. */
export interface WallTime {
  readonly month: string;
  readonly day: string;
  /** HH:mm, 24 hours. */
  readonly time: string;
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Splits Unix ms into two-digit parts in the device's zone. The first route does without a library for so little. */
export function wallTime(at: number): WallTime {
  const date = new Date(at);
  return {
    month: twoDigits(date.getMonth() + 1),
    day: twoDigits(date.getDate()),
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}

/** 03-15, in the device's zone. Takes Unix ms. */
export function monthDay(at: number): string {
  const { month, day } = wallTime(at);
  return `${month}-${day}`;
}

/** 2025-03-10 → 03-10: a day of the server's, whatever the device's zone. */
export const monthDayOf = (day: string): string => day.slice(5);

/** Calendar days from `now` to `at` in the device's zone: 0 today, 1 tomorrow, -1 yesterday. */
export const daysFrom = (now: number, at: number): number =>
  // Rounded: a day whose clocks are changed has 23 or 25 hours.
  Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS);

/** Minutes and seconds of a game's clock: 04:09. */
export const gameClock = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(Math.floor(seconds % 60))}`;
