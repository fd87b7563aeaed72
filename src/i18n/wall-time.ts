/** A point in time as the device's clock shows it. */
export interface WallTime {
  readonly month: string;
  readonly day: string;
  /** HH:mm, 24 hours. */
  readonly time: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Splits Unix ms into two-digit parts in the device's zone. */
export function wallTime(at: number): WallTime {
  const date = new Date(at);
  return {
    month: pad(date.getMonth() + 1),
    day: pad(date.getDate()),
    time: `${pad(date.getHours())}:${pad(date.getMinutes())}`,
  };
}

/** Calendar days from `now` to `at` in the device's zone: 0 today, 1 tomorrow, -1 yesterday. */
export function daysFrom(now: number, at: number): number {
  const from = new Date(now);
  const to = new Date(at);
  // Compared in UTC, where no day has 23 or 25 hours.
  const utcDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((utcDay(to) - utcDay(from)) / 86_400_000);
}
