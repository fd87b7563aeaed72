import { oneOf, useUrlState } from '../../services/use-url-state';
import type { Competition, Topic, TopicTab } from './data/topic';

interface TopicUrlState {
  readonly competition: Competition;
  readonly tab: TopicTab;
}

const firstOf = ({ competitions: [competition], tabs: [tab] }: Topic): TopicUrlState => {
  if (competition === undefined || tab === undefined) throw new Error('a topic without competitions or tabs');
  return { competition, tab };
};

/** The competition and its page. */
export function useTopicUrlState(topic: Topic) {
  const [place, choose] = useUrlState<TopicUrlState>({
    fields: {
      competition: oneOf(topic.param, topic.competitions, ({ seasonId }) => seasonId),
      tab: oneOf('tab', topic.tabs),
    },
    usual: firstOf(topic),
    memory: 'each',
  });
  return {
    ...place,
    selectTab: (tab: TopicTab) => choose({ tab }),
    selectSeason(seasonId: string) {
      const competition = topic.competitions.find((one) => one.seasonId === seasonId);
      if (competition !== undefined) choose({ competition });
    },
  };
}
