import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../../ui/media/icon';
import { Sheet } from '../../../ui/overlays/sheet';
import styles from './choice-list.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

interface ChoiceListProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
}

/** One of several, in a sheet. Arrows only move the focus: a choice closes the list, and a stream begins anew with it. */
export function ChoiceList({ title, choices, onClose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    rows[(at + step + rows.length) % rows.length]?.focus();
  };
  const entry = Math.max(
    0,
    choices.findIndex(({ isChosen }) => isChosen),
  );
  return (
    <Sheet title={title} onClose={onClose}>
      <div ref={list} role="radiogroup" aria-label={title} onKeyDown={onKeyDown}>
        {choices.map(({ value, label, isChosen, choose }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: an input of its kind would choose with every arrow
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={index === entry ? 0 : -1}
            className={styles.choice}
            data-autofocus={index === entry || undefined}
            onClick={() => {
              if (!isChosen) choose();
              onClose();
            }}
          >
            {label}
            {isChosen && <Icon name="check" />}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
