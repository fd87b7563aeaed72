import dayjs from 'dayjs';
import { noonOf } from './server-days';

/** `2025-03` of `2025-03-15`. */
export const monthOf = (day: string): string => day.slice(0, '2025-03'.length);

const startOf = (month: string) => dayjs(noonOf(`${month}-01`));

/** A month as a grid whose weeks begin on Monday: the column of its first day, from 1, and its days. */
export function monthGrid(month: string): { readonly firstColumn: number; readonly days: readonly string[] } {
  const first = startOf(month);
  const days = Array.from({ length: first.daysInMonth() }, (_, at) => first.add(at, 'day').format('YYYY-MM-DD'));
  return { firstColumn: ((first.day() + 6) % 7) + 1, days };
}

/** The month before (-1) or after (1). */
export const monthBeside = (month: string, step: 1 | -1): string => startOf(month).add(step, 'month').format('YYYY-MM');

/** The matches of several days together; undefined where one of them is not counted. */
export function sumOf(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}
