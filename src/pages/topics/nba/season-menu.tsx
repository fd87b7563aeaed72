import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MenuChip } from '../../../ui/controls/menu-chip';
import { ChoiceSheet } from '../../../ui/overlays/choice-sheet';
import { SEASON_IDS, seasonKey } from './season-keys';

interface MenuProps<V extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

/** A chip that says what is chosen, and opens the sheet to choose in. */
export function ChoiceMenu<V extends string>({ label, choices, value, onChoose }: MenuProps<V>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <MenuChip
        value={choices.find((choice) => choice.value === value)?.label ?? ''}
        label={label}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <ChoiceSheet
          title={label}
          choices={choices}
          value={value}
          onChoose={(chosen) => {
            onChoose(chosen);
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
}

/** The seasons, newest first. */
export function SeasonMenu({ value, onChoose }: SeasonMenuProps) {
  const t = useTranslations('nba');
  const choices = SEASON_IDS.map((seasonId) => ({ value: seasonId, label: t(`seasons.${seasonKey(seasonId)}`) }));
  return <ChoiceMenu label={t('season')} choices={choices} value={value} onChoose={onChoose} />;
}
