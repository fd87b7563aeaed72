import { useTranslations } from 'use-intl/react';
import { useRovingFocus } from '../../../ui/controls/roving-focus';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import styles from './rounds.module.css';

export interface RoundSheetProps {
  /** Of the season, in order. */
  readonly rounds: readonly number[];
  readonly value: number | undefined;
  /** The newest one that has begun; undefined: nobody tells. */
  readonly current: number | undefined;
  /** Rounds after the current one cannot be chosen: there is nothing to show yet. */
  readonly hasOnlyPast?: boolean;
  readonly hint: string;
  readonly onChoose: (round: number) => void;
  readonly onClose: () => void;
}

/** The rounds of a season as a grid: a radio group with one stop for the Tab key, the chosen one in view. */
export function RoundSheet(props: RoundSheetProps) {
  const { rounds, value, current, hasOnlyPast = false, hint, onChoose, onClose } = props;
  const t = useTranslations('topics.rounds');
  const { list, onKeyDown } = useRovingFocus({ values: rounds, isVertical: true });
  const first = value !== undefined && rounds.includes(value) ? value : rounds[0];
  return (
    <Sheet title={t('choose')} onClose={onClose}>
      <p className={text.meta}>{hint}</p>
      <div ref={list} className={styles.rounds} role="radiogroup" aria-label={t('label')}>
        {rounds.map((round) => (
          // biome-ignore lint/a11y/useSemanticElements: choosing closes the sheet, which arrows over a native radio would do at once
          <button
            key={round}
            type="button"
            role="radio"
            aria-checked={round === value}
            disabled={hasOnlyPast && current !== undefined && round > current}
            tabIndex={round === first ? 0 : -1}
            data-autofocus={round === first ? '' : undefined}
            onClick={() => onChoose(round)}
            onKeyDown={onKeyDown}
          >
            {round}
            {round === current && <small>{t('current')}</small>}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
