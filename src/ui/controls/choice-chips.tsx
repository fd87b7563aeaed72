import type { ReactNode } from 'react';
import { Chip, ChipRow } from './chip';

interface ChoiceChipsProps<V> {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: ReactNode }[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
  readonly children?: ReactNode;
}

export function ChoiceChips<V extends string | number | undefined>(props: ChoiceChipsProps<V>) {
  const { label, choices, value, onChoose, children } = props;
  return (
    <ChipRow label={label}>
      {choices.map((choice) => (
        <Chip key={choice.value ?? ''} isOn={choice.value === value} onToggle={() => onChoose(choice.value)}>
          {choice.label}
        </Chip>
      ))}
      {children}
    </ChipRow>
  );
}
