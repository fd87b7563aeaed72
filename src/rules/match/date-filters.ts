/** A topic's days, by the server's calendar (decisions.md, date filters): `after` leaves its own day out. */
interface DateFilter {
  readonly after?: string;
  readonly from?: string;
  readonly to?: string;
}
export type DateTopic = 'fiveLeagues' | 'basketball' | 'nbaFinals' | 'cups';

/** product.md, section 5, date filters. The cups show all their days. */
const DATE_FILTERS: Readonly<Record<DateTopic, DateFilter>> = {
  fiveLeagues: { after: '2024-08-01' },
  basketball: { after: '2023-10-06' },
  nbaFinals: { from: '2024-06-06', to: '2024-06-19' },
  cups: {},
};

// Asia/Shanghai has had no summer time since 1991.
const SHANGHAI_MS = 8 * 3_600_000;

/** The server's day of an instant (Unix ms), `2025-03-15`. */
export const serverDay = (at: number): string => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);

/** The Shanghai midnight with which the day of an instant began; Unix ms. */
export const dayStart = (at: number): number => Date.parse(`${serverDay(at)}T00:00:00+08:00`);

/** True when the topic shows the day of this instant. */
export function isShownDate(topic: DateTopic, at: number): boolean {
  const { after, from, to } = DATE_FILTERS[topic];
  const day = serverDay(at);
  return (after === undefined || day > after) && (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** The days that a topic shows, oldest first. */
export function shownDates<D extends { readonly matchDate: number }>(topic: DateTopic, dates: readonly D[]): D[] {
  return dates.filter(({ matchDate }) => isShownDate(topic, matchDate)).sort((a, b) => a.matchDate - b.matchDate);
}

/** The day to open with: today, else the next with matches, else the last. Undefined: there is none. */
export function dateInView<D extends { readonly matchDate: number }>(dates: readonly D[], now: number): D | undefined {
  const today = serverDay(now);
  return dates.find(({ matchDate }) => serverDay(matchDate) >= today) ?? dates.at(-1);
}
