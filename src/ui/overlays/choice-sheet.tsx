import { useRovingFocus } from '../controls/roving-focus';
import { Icon } from '../media/icon';
import text from '../theme/text.module.css';
import styles from './choice-sheet.module.css';
import { Sheet } from './sheet';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly note?: string | undefined;
}

interface ChoiceSheetProps<V extends string> {
  readonly title: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | undefined;
  readonly onChoose: (value: V) => void;
  readonly onClose: () => void;
}

/** One of several, chosen in a sheet: a radio group with one stop for the Tab key, the chosen one in view. */
export function ChoiceSheet<V extends string>({ title, choices, value, onChoose, onClose }: ChoiceSheetProps<V>) {
  const { list, onKeyDown } = useRovingFocus({ values: choices, isVertical: true });
  const chosen = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <Sheet title={title} onClose={onClose}>
      <div ref={list} className={styles.list} role="radiogroup" aria-label={title}>
        {choices.map((choice) => (
          // biome-ignore lint/a11y/useSemanticElements: choosing closes the sheet, which arrows over a native radio would do at once
          <button
            key={choice.value}
            type="button"
            role="radio"
            className={styles.choice}
            aria-checked={choice.value === value}
            tabIndex={choice.value === chosen ? 0 : -1}
            data-autofocus={choice.value === chosen ? '' : undefined}
            onClick={() => onChoose(choice.value)}
            onKeyDown={onKeyDown}
          >
            <span className={text.num}>{choice.label}</span>
            {choice.note !== undefined && <span className={text.meta}>{choice.note}</span>}
            <span className={styles.end}>{choice.value === value && <Icon name="check" size={18} />}</span>
          </button>
        ))}
      </div>
    </Sheet>
  );
}
