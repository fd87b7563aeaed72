import { useQuery } from '@tanstack/react-query';
import type { Stage } from '../../../contract/football/football-match';
import { useAudience } from '../../../domains/session/audience';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { TitledSection } from '../../../ui/layout/titled-section';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { stageQuery } from '../data/topic-queries';
import { MatchesCard } from '../schedule/match-list';
import { lastFirst } from '../schedule/match-order';
import { useDayNames } from '../schedule/use-days';

interface StageSectionProps {
  readonly topic: Topic;
  readonly seasonId: string;
  readonly stage: Stage;
  readonly title: string;
  /** Takes away what would tell the winner of another match. */
  readonly hide: (match: TopicMatch) => TopicMatch;
}

/** The matches of one stage, the last ones first. A single match says its day beside the title. */
export function StageSection({ topic, seasonId, stage, title, hide }: StageSectionProps) {
  const services = useServices();
  const names = useDayNames();
  const query = useQuery(stageQuery({ services, topic, seasonId }, useAudience(), stage.stageId));
  const matches = query.data ?? [];
  const [only] = matches;
  const day = matches.length === 1 && only !== undefined ? serverDay(only.startDate) : undefined;
  if (query.isSuccess && matches.length === 0) return null;
  return (
    <TitledSection title={title} meta={day && names.meta(day)}>
      <MatchesCard query={query} matches={lastFirst(matches).map(hide)} day={day} />
    </TitledSection>
  );
}
