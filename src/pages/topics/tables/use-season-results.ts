import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNoSpoilers } from '../../../domains/match/spoilers/spoiler-store';
import { useAudience } from '../../../domains/session/audience';
import { isSpoiler } from '../../../rules/match/spoilers';
import { useServices } from '../../../services/services';
import { joinQueries } from '../data/joined-queries';
import type { Topic } from '../data/topic';
import { isOver, scoreOf, type TopicMatch } from '../data/topic-match';
import { teamSeasonQuery } from '../data/topic-queries';
import type { SeasonResult } from './season-results';

interface Season {
  readonly topic: Topic;
  readonly seasonId: string;
  /** All teams of the league. */
  readonly teams: readonly string[];
  /** Matches of later rounds are left out. */
  readonly round: number | undefined;
}

/**
 * Every finished match of a league's season, each once, from the season lists of all its teams but one. With scores of the
 * day hidden those of today are not among them.
 */
export function useSeasonResults({ topic, seasonId, teams, round }: Season) {
  const services = useServices();
  const audience = useAudience();
  const hides = useNoSpoilers();
  const asked = teams.slice(0, -1);
  const readings = useQueries({
    queries: asked.map((teamId) => teamSeasonQuery({ services, topic, seasonId }, audience, teamId)),
  });
  const isHere = asked.length > 0 && readings.every(({ data }) => data !== undefined);
  const revision = readings.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the readings are new objects each time, their times tell what is new
  const results = useMemo(() => {
    const matches = new Map(readings.flatMap(({ data = [] }) => data).map((match) => [match.matchId, match]));
    const counts = (match: TopicMatch) =>
      isOver(match) &&
      (round === undefined || (match.round ?? 0) <= round) &&
      !(hides && isSpoiler(match, services.now()));
    return [...matches.values()]
      .filter(counts)
      .flatMap((match) => scoreOf(match).map((score): SeasonResult => ({ ...score, startAt: match.startDate })));
  }, [revision, round, hides]);
  return { query: joinQueries(readings, isHere ? results : undefined), hides };
}
