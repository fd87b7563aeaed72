import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import type { Stage } from '../../../contract/football/football-match';
import { joinQueries, joinReadings } from '../../../domains/query/joined-queries';
import { useAudience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { stageQuery, stagesQuery } from '../data/topic-queries';

/** One function for all renders: what it makes stays the same until a reading changes. */
const allMatches = (results: readonly UseQueryResult<readonly TopicMatch[]>[]) =>
  joinQueries(results, joinReadings(results.map(({ data }) => data)));

/** The matches of a cup's stages that are wanted, read side by side; `query` says what they wait for or fail with. */
export function useStageMatches(topic: Topic, seasonId: string, isWanted: (stage: Stage) => boolean) {
  const services = useServices();
  const audience = useAudience();
  const origin = { services, topic, seasonId };
  const stages = useQuery(stagesQuery(origin));
  const matches = useQueries({
    queries: (stages.data ?? []).filter(isWanted).map(({ stageId }) => stageQuery(origin, audience, stageId)),
    combine: allMatches,
  });
  const data = stages.data && matches.data;
  return { data, query: joinQueries([stages, matches], data) };
}
