import type { LiveMatch } from '../../contract/anchor/host';
import type { RowMatch } from '../../domains/match/row-match';
import type { HostReading } from '../../rules/match/live-overlay';
import { statusOf } from '../../rules/match/match-status';
import { type Dated, dated } from '../../rules/reading/asked';

/** A match of which nobody tells that it is over: it is, this long after its kick-off. */
const OVER_AFTER_MS = 4 * 3_600_000;

interface Known {
  /** On anchor home, with its standing. */
  readonly live: readonly Dated<LiveMatch>[];
  /** The hosts whose shows name matches of days to come; a show begins before its match. */
  readonly hosts: HostReading | undefined;
  /** Matches of these hosts' schedules, with their kick-off. */
  readonly planned: readonly RowMatch[];
  /** Of teams with a star. */
  readonly starred: readonly RowMatch[];
}

export interface Booked {
  /** In the order in which they begin; what nobody dates comes last. */
  readonly matches: readonly RowMatch[];
  /** The number of booked matches for which no answer names the teams. */
  readonly unknown: number;
}

/** So many schedules are read at most. */
const MOST_SCHEDULES = 10;

/** The hosts whose schedules tell when those of these matches kick off that only a show names. */
export function scheduledBy(
  ids: ReadonlySet<string>,
  { live, hosts, starred }: Omit<Known, 'planned'>,
): readonly string[] {
  const dated = new Set([...live, ...starred].map(({ matchId }) => matchId));
  const showing = [...ids].flatMap((id) => {
    const host = dated.has(id)
      ? undefined
      : hosts?.hosts.find(({ liveSchedule }) => liveSchedule.some((show) => show.matchId === id));
    return host === undefined ? [] : [host.id];
  });
  return [...new Set(showing)].slice(0, MOST_SCHEDULES);
}

const isOver = (match: RowMatch, now: number): boolean => {
  const { group, label } = statusOf(match);
  if (group === 'ended') return true;
  return label === 'neutral' && match.startDate !== undefined && match.startDate + OVER_AFTER_MS < now;
};

/** The matches behind the booked ids, found among what was read, without those over. `now`: server time, Unix ms. */
export function bookedMatches(ids: ReadonlySet<string>, { live, hosts, planned, starred }: Known, now: number): Booked {
  const entries = hosts?.hosts.flatMap(({ liveSchedule }) => liveSchedule) ?? [];
  const shows = dated(entries, hosts?.askedAt ?? 0).map(({ liveStatus: _status, startDate: _begins, ...show }) => show);
  const known = new Map<string, RowMatch>();
  for (const match of [...shows, ...planned, ...starred, ...live])
    known.set(match.matchId, { ...known.get(match.matchId), ...match });
  const found = [...ids].flatMap((id) => known.get(id) ?? []);
  const start = ({ startDate = Number.POSITIVE_INFINITY }: RowMatch) => startDate;
  return {
    matches: found
      .filter((match) => !isOver(match, now))
      .sort((a, b) => (start(a) === start(b) ? 0 : start(a) - start(b))),
    unknown: ids.size - found.length,
  };
}
