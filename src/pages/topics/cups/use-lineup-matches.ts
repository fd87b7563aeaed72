import { useTranslations } from 'use-intl/react';
import { useUnspoilt } from '../../../domains/match/spoilers/use-unspoilt';
import { hasBegun } from '../../../rules/match/live-overlay';
import { tieEnd } from '../data/tie-view-model';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { lastFirst } from '../schedule/match-order';
import { useStageMatches } from './use-stage-matches';

/** The matches of a cup that have begun, the last one first, and how they are called in a list. */
export function useLineupMatches(topic: Topic, seasonId: string) {
  const t = useTranslations('topics');
  const unknown = useTranslations('anchor')('unknownTeam');
  const { query, data } = useStageMatches(topic, seasonId, () => true);
  const matches = lastFirst(data ?? []).filter(hasBegun);
  const unspoilt = useUnspoilt();
  const titleOf = (read: TopicMatch) => {
    const match = unspoilt(read);
    const { masterTeamName = unknown, guestTeamName = unknown, roundName = '', homeScore, awayScore } = match;
    const end = tieEnd(match);
    const shootout = end?.kind === 'shootout' ? ` (${end.home}–${end.away})` : '';
    return t('matchChoice', {
      stage: roundName,
      home: masterTeamName,
      score: homeScore === undefined || awayScore === undefined ? '–' : `${homeScore}–${awayScore}${shootout}`,
      away: guestTeamName,
    }).trim();
  };
  return { query, matches, titleOf };
}
