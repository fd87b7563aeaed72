import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LineupView, withoutEvents } from '../../../domains/match/lineup/lineup-view';
import { teamsOf } from '../../../domains/match/use-versus';
import { QueryState } from '../../../domains/query/query-state';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { useFormats } from '../../../i18n/use-formats';
import { hasBegun } from '../../../rules/match/live-overlay';
import { readStatus } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import { tieEnd } from '../data/tie-view-model';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { lineUpQuery } from '../data/topic-queries';
import { PAGE_HEIGHT_PX, PageSkeleton } from '../layout/topic-skeletons';
import { lastFirst } from '../schedule/match-order';
import { PanelHead } from '../tables/panel-head';
import { useStageMatches } from './use-stage-matches';

/** The matches of a cup that have begun, the last one first, and how they are called in a list. */
function useLineupMatches(topic: Topic, seasonId: string) {
  const t = useTranslations();
  const { query, data } = useStageMatches(topic, seasonId, () => true);
  const matches = lastFirst(data ?? []).filter(hasBegun);
  const unspoilt = useUnspoilt();
  const titleOf = (read: TopicMatch) => {
    const match = unspoilt(read);
    const { roundName = '', homeScore, awayScore } = match;
    const { home, away } = teamsOf(t, match);
    const end = tieEnd(match);
    const shootout = end?.kind === 'shootout' ? ` (${end.home}–${end.away})` : '';
    return t('topics.matchChoice', {
      stage: roundName,
      home,
      score: homeScore === undefined || awayScore === undefined ? '–' : `${homeScore}–${awayScore}${shootout}`,
      away,
    }).trim();
  };
  return { query, matches, titleOf };
}

/** The line-up of a match of the cup: the last one that began, or another from a list. */
export function LineupPanel({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
  const t = useTranslations('topics');
  const words = useTranslations('match');
  const services = useServices();
  const { day } = useFormats();
  const unspoilt = useUnspoilt();
  const [chosen, setChosen] = useState<string>();
  const { query, matches, titleOf } = useLineupMatches(topic, seasonId);
  const match = matches.find(({ matchId }) => matchId === chosen) ?? matches[0];
  const lineUp = useQuery({
    ...lineUpQuery({ services, topic }, match?.homeId ?? '', match?.matchId),
    enabled: match?.homeId !== undefined,
  });
  // Which match is an addition: who does not know it answers with the team's last.
  const told = lineUp.data?.lineUp?.match.matchId === match?.matchId ? lineUp.data?.lineUp : undefined;
  const status = ({ statusId, phase }: TopicMatch) => words(`status.${readStatus('football', statusId, phase).label}`);
  const empty = <State art="empty" title={t('noLineup')} text={t('noLineupHint')} />;
  return (
    <QueryState query={query} skeleton={<PageSkeleton />} space={PAGE_HEIGHT_PX}>
      {match === undefined ? (
        empty
      ) : (
        <>
          <PanelHead meta={`${day(match.startDate, services.now())} ${status(match)}`}>
            <ChoiceMenu
              label={t('chooseMatch')}
              choices={matches.map((one) => ({
                value: one.matchId,
                label: titleOf(one),
                note: day(one.startDate, services.now()),
              }))}
              value={match.matchId}
              onChoose={setChosen}
            />
          </PanelHead>
          <QueryState query={lineUp} skeleton={<PageSkeleton />} space={PAGE_HEIGHT_PX}>
            {told === undefined ? (
              empty
            ) : (
              <LineupView lineUp={unspoilt(match).isVeiled === true ? withoutEvents(told) : told} />
            )}
          </QueryState>
        </>
      )}
    </QueryState>
  );
}
