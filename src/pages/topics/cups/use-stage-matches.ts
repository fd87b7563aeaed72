import { useQueries, useQuery } from '@tanstack/react-query';
import type { Stage } from '../../../contract/football/football-match';
import { useAudience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import { joinQueries, joinReadings } from '../data/joined-queries';
import type { Topic } from '../data/topic';
import { stageQuery, stagesQuery } from '../data/topic-queries';

/** The matches of a cup's stages that are wanted, read side by side; `query` says what they wait for or fail with. */
export function useStageMatches(topic: Topic, seasonId: string, isWanted: (stage: Stage) => boolean) {
  const services = useServices();
  const audience = useAudience();
  const origin = { services, topic, seasonId };
  const stages = useQuery(stagesQuery(origin));
  const results = useQueries({
    queries: (stages.data ?? []).filter(isWanted).map(({ stageId }) => stageQuery(origin, audience, stageId)),
  });
  const data = stages.data && joinReadings(results.map((result) => result.data));
  return { data, query: joinQueries([stages, ...results], data) };
}
