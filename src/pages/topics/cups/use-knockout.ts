import { cupFormatOf } from '../../../rules/cup/cup-formats';
import type { Topic } from '../topic';
import { bracketOf } from './bracket';
import { withMatchNumbers } from './told-by-teams';
import { useStageMatches } from './use-stage-matches';

/** The matches of a cup's knockout stages, and the bracket that the cup's format makes of them. */
export function useKnockout(topic: Topic, seasonId: string) {
  const { query, data } = useStageMatches(topic, seasonId, ({ kind }) => kind !== 'group');
  const format = cupFormatOf(seasonId);
  return {
    query,
    bracket:
      data === undefined || format === undefined
        ? undefined
        : bracketOf(format, withMatchNumbers(format, data.matches)),
    readAt: data?.readAt ?? 0,
  };
}
