import { type KeyboardEvent, useRef } from 'react';
import styles from './radio-chips.module.css';
import { isMirrored, rovingTarget } from './roving-focus';

interface RadioChipsProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onSelect: (value: string) => void;
}

const VERTICAL: ReadonlyMap<string, string> = new Map([
  ['ArrowDown', 'ArrowRight'],
  ['ArrowUp', 'ArrowLeft'],
]);

/** One of a few, in a sheet: a radio group whose arrows choose. */
export function RadioChips({ label, choices, value, onSelect }: RadioChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const at = choices.findIndex((choice) => choice.value === value);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = VERTICAL.get(event.key) ?? event.key;
    const target = rovingTarget(key, Math.max(at, 0), choices.length, isMirrored(group.current));
    const choice = target === undefined ? undefined : choices[target];
    if (target === undefined || choice === undefined) return;
    event.preventDefault();
    onSelect(choice.value);
    group.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div ref={group} className={styles.chips} role="radiogroup" aria-label={label}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a chip; an input of its own kind could not be drawn as one everywhere
        <button
          key={choice.value}
          type="button"
          role="radio"
          className={styles.chip}
          aria-checked={index === at}
          tabIndex={index === Math.max(at, 0) ? 0 : -1}
          onClick={() => onSelect(choice.value)}
          onKeyDown={onKeyDown}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
