import { type ComponentProps, useState } from 'react';
import { MenuChip } from '../controls/menu-chip';
import { type Choice, ChoiceSheet } from './choice-sheet';

interface ChoiceMenuProps<V extends string> extends Pick<ComponentProps<typeof MenuChip>, 'label' | 'icon' | 'short'> {
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
  /** The chip's text for a value that is not among the choices. */
  readonly chosen?: string | undefined;
  readonly onOpen?: () => void;
}

/** A chip that says what is chosen, and opens the sheet to choose in. */
export function ChoiceMenu<V extends string>(props: ChoiceMenuProps<V>) {
  const { label, icon, short, choices, value, onChoose, chosen = '', onOpen } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <MenuChip
        value={choices.find((choice) => choice.value === value)?.label ?? chosen}
        label={label}
        icon={icon}
        short={short}
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
