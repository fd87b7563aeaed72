import { useState } from 'react';
import { MenuChip } from '../../../ui/controls/menu-chip';
import { ChoiceSheet } from '../../../ui/overlays/choice-sheet';

interface MenuProps<V extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
  /** The chip's text for a value that is not among the choices. */
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
