import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaKind } from '../../../../contract/nba/nba-codes';
import { ChoiceMenu } from '../../../../ui/overlays/choice-menu';
import { useSeasons } from '../data/seasons';

interface SeasonMenuProps {
  readonly value: string;
  readonly onChoose: (seasonId: string) => void;
  /** By whose days a season is called. */
  readonly kind?: NbaKind;
  /** Only seasons that have a day to show: where their games are chosen by days. */
  readonly ofDays?: boolean;
}

/** The seasons, newest first; the days of the others are read when somebody wants to choose. */
export function SeasonMenu({ value, onChoose, kind, ofDays = false }: SeasonMenuProps) {
  const t = useTranslations('nba');
  const [isOpen, setIsOpen] = useState(false);
  const seasons = useSeasons((id) => isOpen || id === value, kind);
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
