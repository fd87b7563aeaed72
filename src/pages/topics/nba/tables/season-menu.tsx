import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChoiceMenu } from '../../../../ui/overlays/choice-menu';
import { useSeasons } from '../data/seasons';

interface SeasonMenuProps {
  readonly value: string;
  readonly onChoose: (seasonId: string) => void;
  /** Only seasons that have a day to show: where their games are chosen by days. */
  readonly ofDays?: boolean;
}

/** The seasons, newest first; the days of the others are read when somebody wants to choose. */
export function SeasonMenu({ value, onChoose, ofDays = false }: SeasonMenuProps) {
  const t = useTranslations('nba');
  const [isOpen, setIsOpen] = useState(false);
  const seasons = useSeasons((id) => isOpen || id === value);
  const choices = ofDays ? seasons.filter(({ hasDays }) => hasDays) : seasons;
  return (
    <ChoiceMenu
      label={t('season')}
      choices={choices}
      chosen={seasons.find((one) => one.value === value)?.label}
      value={value}
      onChoose={onChoose}
      onOpen={() => setIsOpen(true)}
    />
  );
}
