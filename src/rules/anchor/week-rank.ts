import dayjs from 'dayjs';
import type { Host } from '../../contract/anchor/host';

/** Places up (> 0) or down since the week before; null when that is not known, 'new' for who had no place then. */
export function movementOf({ rank, previousRank }: Pick<Host, 'rank' | 'previousRank'>): number | 'new' | null {
  if (rank === undefined || previousRank === undefined) return null;
  return previousRank === 0 ? 'new' : previousRank - rank;
}

/** Monday and Sunday of a week in the device's zone, at noon (Unix ms): 0 is the week of `now`, 1 the one before. */
export function weekRange(now: number, week: 0 | 1): { readonly from: number; readonly to: number } {
  const noon = dayjs(now).hour(12).startOf('hour');
  const monday = noon.subtract(((noon.day() + 6) % 7) + week * 7, 'day');
  return { from: monday.valueOf(), to: monday.add(6, 'day').valueOf() };
}

/** By place; who has none stands in the server's order behind the others. */
export const rankedHosts = (hosts: readonly Host[]): Host[] =>
  [...hosts].sort((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER));
