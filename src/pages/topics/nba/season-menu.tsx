import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MenuChip } from '../../../ui/controls/menu-chip';
import { ChoiceSheet } from '../../../ui/overlays/choice-sheet';
import { useSeasons } from './seasons';

interface MenuProps<V extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
  /** What the chip says where the value is not among the choices. */
  readonly chosen?: string | undefined;
  readonly onOpen?: () => void;
}

/** A chip that says what is chosen, and opens the sheet to choose in. */
export function ChoiceMenu<V extends string>({ label, choices, value, onChoose, chosen, onOpen }: MenuProps<V>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <MenuChip
        value={choices.find((choice) => choice.value === value)?.label ?? chosen ?? ''}
        label={label}
        onOpen={() => {
          setIsOpen(true);
          onOpen?.();
        }}
      />
      {isOpen && (
        <ChoiceSheet
          title={label}
          choices={choices}
          value={value}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

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
