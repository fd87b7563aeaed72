import { serverDay } from '../../../rules/match/date-filters';
import { statusOf } from '../../../rules/match/match-status';
import { sumOf } from '../schedule/month';
import type { Day } from '../schedule/month-sheet';

/** A match as the page sorts it. */
export interface SortedMatch {
  readonly startDate: number;
  readonly statusId: number;
  readonly matchTypeId?: number | undefined;
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
}

/** The matches of a day by how they stand; the four add up to all of them. */
export interface DaySum {
  readonly live: number;
  readonly toCome: number;
  readonly finished: number;
  /** Postponed, interrupted or of an undecided time. */
  readonly off: number;
}

export const isLive = (match: SortedMatch): boolean => statusOf(match).group === 'processing';

/** A match whose status nobody knows counts as one to come: it claims nothing else. */
const KINDS = { processing: 'live', ended: 'finished', delay: 'off', unstarted: 'toCome', hidden: 'toCome' } as const;

const kindOf = (match: SortedMatch): keyof DaySum => KINDS[statusOf(match).group];

export function daySum(matches: readonly SortedMatch[]): DaySum {
  const kinds = matches.map(kindOf);
  const count = (kind: keyof DaySum) => kinds.filter((one) => one === kind).length;
  return { live: count('live'), toCome: count('toCome'), finished: count('finished'), off: count('off') };
}

/** Days of several leagues as one calendar, oldest first: a day counts the matches of all that play on it. */
export function joinDays(calendars: readonly (readonly Day[])[]): readonly Day[] {
  const days = new Map<string, Day>();
  for (const day of calendars.flat()) {
    const key = serverDay(day.matchDate);
    const known = days.get(key);
    const matchCount = known ? sumOf([known.matchCount, day.matchCount]) : day.matchCount;
    days.set(key, { matchDate: known?.matchDate ?? day.matchDate, matchCount });
  }
  return [...days.values()].sort((a, b) => a.matchDate - b.matchDate);
}

/** The matches of a league. */
interface OfLeague<League, M> {
  readonly league: League;
  readonly matches: readonly M[];
}

interface DayGroups<League, M> {
  /** Matches of teams with a star, of all leagues: what is in play first, then by kick-off. */
  readonly starred: readonly { readonly league: League; readonly match: M }[];
  /** The rest of each league that has any, in the leagues' order; `above` of its matches stand among the starred. */
  readonly leagues: readonly (OfLeague<League, M> & { readonly above: number })[];
}

/** A day's matches in the order of the page: each stands once. */
export function dayGroups<League, M extends SortedMatch>(
  leagues: readonly OfLeague<League, M>[],
  starredIds: ReadonlySet<string>,
): DayGroups<League, M> {
  const isStarred = ({ homeId = '', awayId = '' }: M) => starredIds.has(homeId) || starredIds.has(awayId);
  const starred = leagues
    .flatMap(({ league, matches }) => matches.filter(isStarred).map((match) => ({ league, match })))
    .sort((a, b) => Number(isLive(b.match)) - Number(isLive(a.match)) || a.match.startDate - b.match.startDate);
  const rest = leagues.map(({ league, matches }) => {
    const others = matches.filter((match) => !isStarred(match));
    return { league, matches: others, above: matches.length - others.length };
  });
  return { starred, leagues: rest.filter(({ matches }) => matches.length > 0) };
}

/** The next kick-off of a day and what begins then; undefined where nothing is to come. */
export function nextStart<League, M extends SortedMatch>(leagues: readonly OfLeague<League, M>[]) {
  const toCome = leagues.flatMap(({ league, matches }) =>
    matches.filter((match) => kindOf(match) === 'toCome').map((match) => ({ league, at: match.startDate })),
  );
  if (toCome.length === 0) return undefined;
  const at = Math.min(...toCome.map((match) => match.at));
  const first = toCome.filter((match) => match.at === at);
  const [{ league } = { league: undefined }] = first;
  return { at, count: first.length, league: first.every((match) => match.league === league) ? league : undefined };
}
