import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Competition, Topic, TopicTab } from './topic';

interface Place {
  readonly competition: Competition;
  readonly tab: TopicTab;
}

const TAB = 'tab';

function placeOf(topic: Topic, params: URLSearchParams, usual: Place): Place {
  const seasonId = params.get(topic.param);
  return {
    competition: topic.competitions.find((competition) => competition.seasonId === seasonId) ?? usual.competition,
    tab: topic.tabs.find((tab) => tab === params.get(TAB)) ?? usual.tab,
  };
}

const firstOf = ({ competitions: [competition], tabs: [tab] }: Topic): Place => {
  if (competition === undefined || tab === undefined) throw new Error('a topic without competitions or tabs');
  return { competition, tab };
};

/**
 * Which competition and which sub page: in the address, so that links and the way back show the same. A kept page that is
 * opened by its main tab, whose address says nothing, stands where it was left.
 */
export function useTopicPlace(topic: Topic) {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useState(() => firstOf(topic));
  const place = placeOf(topic, params, last);
  if (place.competition !== last.competition || place.tab !== last.tab) setLast(place);

  const choose = (chosen: Partial<Place>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { competition, tab } = { ...place, ...chosen };
        next.set(topic.param, competition.seasonId);
        next.set(TAB, tab);
        return next;
      },
      // Choosing is no step: back leads to where one came from.
      { replace: true },
    );
  return {
    ...place,
    selectTab: (tab: TopicTab) => choose({ tab }),
    selectSeason(seasonId: string) {
      const competition = topic.competitions.find((one) => one.seasonId === seasonId);
      if (competition !== undefined) choose({ competition });
    },
  };
}
