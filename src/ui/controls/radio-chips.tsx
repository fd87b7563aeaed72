import styles from './radio-chips.module.css';
import { useRovingFocus } from './roving-focus';

interface RadioChipsProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onSelect: (value: string) => void;
}

/** One of a few, in a sheet: a radio group whose arrows choose. */
export function RadioChips({ label, choices, value, onSelect }: RadioChipsProps) {
  const { list, onKeyDown } = useRovingFocus({
    values: choices.map((choice) => choice.value),
    onSelect,
    isVertical: true,
  });
  const at = choices.findIndex((choice) => choice.value === value);
  return (
    <div ref={list} className={styles.chips} role="radiogroup" aria-label={label}>
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
