import dayjs from 'dayjs';

/** Noon of a server's day on the device's clock: what formats write of it is that day, wherever the device is. */
export const noonOf = (day: string): number => dayjs(`${day}T12:00:00`).valueOf();

type DayWord = 'today' | 'tomorrow' | 'yesterday';
const NEIGHBOURS: ReadonlyMap<number, DayWord> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/** Today and its neighbours; undefined for any other day. Both are the server's days, `2025-03-15`. */
export const dayWord = (day: string, today: string): DayWord | undefined =>
  NEIGHBOURS.get(dayjs(noonOf(day)).diff(noonOf(today), 'day'));

/** 03-15. */
export const shortDay = (day: string): string => day.slice('2025-'.length);
