import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import type { Competition, Topic } from '../data/topic';
import { seasonListQuery } from '../data/topic-queries';

/** A season of the competition that is shown, by its own id. */
export interface ShownSeason {
  readonly seasonId: string;
  readonly name: string;
}

interface SeasonMenuProps {
  readonly topic: Topic;
  readonly competition: Competition;
  /** Any team of the table: its list of seasons is the only one that names them. */
  readonly teamId: string;
  readonly shown: ShownSeason;
  readonly onChoose: (season: ShownSeason) => void;
}

/** The seasons of a league that the data has, the newest first; asked for when somebody wants to choose. */
export function LeagueSeasonMenu({ topic, competition, teamId, shown, onChoose }: SeasonMenuProps) {
  const t = useTranslations('topics.table');
  const services = useServices();
  const [isWanted, setIsWanted] = useState(false);
  const { data = [] } = useQuery({ ...seasonListQuery(services, topic, teamId), enabled: isWanted });
  const choices = data
    .filter(({ competitionId }) => competitionId === competition.competitionId)
    .map(({ seasonId, seasonName = seasonId }) => ({ value: seasonId, label: seasonName }));
  const { seasonId, name } = shown;
  // One that is not among them is still named.
  const all = choices.some(({ value }) => value === seasonId)
    ? choices
    : [{ value: seasonId, label: name }, ...choices];
  return (
    <ChoiceMenu
      label={t('chooseSeason')}
      choices={all}
      chosen={name}
      value={seasonId}
      onOpen={() => setIsWanted(true)}
      onChoose={(value) => onChoose({ seasonId: value, name: all.find((one) => one.value === value)?.label ?? value })}
    />
  );
}
