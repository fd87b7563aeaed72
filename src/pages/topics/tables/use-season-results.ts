import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { joinQueries } from '../../../domains/query/joined-queries';
import { useAudience } from '../../../domains/session/audience';
import { useNoSpoilers } from '../../../domains/spoilers/spoiler-store';
import { useServices } from '../../../services/services';
import type { TopicMatch } from '../data/topic-match';
import { teamSeasonQuery } from '../data/topic-queries';
import { finishedResults, type SeasonResult } from './season-results';
import type { LeagueTableProps } from './table-choices';

const NONE: readonly SeasonResult[] = [];

/**
 * Every finished match of a league's season, each once, from the season lists of all its teams but one; of a past round those
 * until then. With scores of the day hidden (`hides`) those of today are not among them.
 */
export function useSeasonResults({
  topic,
  competition,
  table,
}: Pick<LeagueTableProps, 'topic' | 'competition' | 'table'>) {
  const services = useServices();
  const audience = useAudience();
  const hides = useNoSpoilers();
  const { query: official, round } = table;
  const teams = official.data?.groups[0]?.all ?? [];
  const { seasonId } = competition;
  const combine = useCallback(
    (readings: readonly UseQueryResult<readonly TopicMatch[]>[]) => {
      const matches = readings.flatMap(({ data = [] }) => data);
      const counted = matches.filter((match) => round === undefined || (match.round ?? 0) <= round);
      const results = finishedResults(counted, { hides, now: services.now() });
      return joinQueries(readings, readings.every(({ data }) => data !== undefined) ? results : undefined);
    },
    [round, hides, services],
  );
  const season = useQueries({
    queries: teams.slice(0, -1).map(({ teamId }) => teamSeasonQuery({ services, topic, seasonId }, audience, teamId)),
    combine,
  });
  return {
    query: joinQueries([official, season], official.data === undefined ? undefined : season.data),
    /** In the official order. */
    teams,
    results: season.data ?? NONE,
    hides,
  };
}
