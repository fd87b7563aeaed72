import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import type { Result } from '../../../rules/table/team-totals';
import { MOST_ASKED } from '../../../rules/table/why-above';
import { isOver, scoreOf, type TopicMatch } from '../data/topic-match';

interface Mutual {
  readonly isPending: boolean;
  /** Undefined: not at hand. */
  readonly results: readonly Result[] | undefined;
}

/** Finished matches of which both teams are among the level ones, each once. */
function resultsAmong(level: readonly string[], lists: readonly (readonly TopicMatch[])[]): Result[] {
  const matches = new Map(lists.flat().map((match) => [match.matchId, match]));
  const isAmong = (teamId: string | undefined) => teamId !== undefined && level.includes(teamId);
  return [...matches.values()]
    .filter(({ homeId, awayId }) => isAmong(homeId) && isAmong(awayId))
    .filter(isOver)
    .flatMap(scoreOf);
}

interface Limits {
  /** A group's matches come first in a cup: so many of a team are of the table. */
  readonly perTeam?: number | undefined;
  /** Matches of later rounds are not of the table. */
  readonly round?: number | undefined;
}

/** The matches of teams level on points against each other, from the season lists of all of them but one. */
export function useMutualResults<T, K extends QueryKey>(
  level: readonly string[],
  listOf: (teamId: string) => UseQueryOptions<T, Error, readonly TopicMatch[], K>,
  { perTeam, round }: Limits = {},
): Mutual {
  const isAsked = level.length > 1 && level.length <= MOST_ASKED;
  const asked = isAsked ? level.slice(0, -1) : [];
  const readings = useQueries({ queries: asked.map(listOf) });
  const known = readings.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const isThen = (match: TopicMatch) => round === undefined || (match.round ?? 0) <= round;
  const ofTable = (list: readonly TopicMatch[]) =>
    perTeam === undefined ? list.filter(isThen) : [...list].sort((a, b) => a.startDate - b.startDate).slice(0, perTeam);
  return {
    isPending: readings.some(({ isPending }) => isPending),
    results: isAsked && known.length === asked.length ? resultsAmong(level, known.map(ofTable)) : undefined,
  };
}

/** The two teams that a tap on a place compares: it with the one above, the first with the one below; empty for a team alone. */
export function pairOf(rows: readonly { readonly teamId: string }[], teamId: string): readonly [string, string] {
  const place = rows.findIndex((row) => row.teamId === teamId);
  const [upper, lower] = place > 0 ? [rows[place - 1], rows[place]] : [rows[place], rows[1]];
  return [upper?.teamId ?? '', lower?.teamId ?? ''];
}
