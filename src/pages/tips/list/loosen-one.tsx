import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import {
  activeFilters,
  type Choosable,
  fitsChoice,
  NO_CHOICE,
  type TipChoice,
  withoutFilter,
} from '../data/fits-choice';
import { useChoiceLabels } from './choice-labels';
import styles from './tip-choice.module.css';

export interface ChoosingProps {
  /** All tips that were read. */
  readonly tips: readonly Choosable[];
  readonly choice: TipChoice;
  readonly onChoose: (chosen: Partial<TipChoice>) => void;
}

/** The single filters without which there are tips. A refund is asked of the server: nobody knows how many there are without. */
export function LoosenOne({ tips, choice, onChoose }: ChoosingProps) {
  const t = useTranslations('tipChoice');
  const { now } = useServices();
  const labelOf = useChoiceLabels();
  const ways = activeFilters(choice).flatMap((name) => {
    const next = withoutFilter(choice, name);
    const left = tips.filter((tip) => fitsChoice(tip, next, now())).length;
    return left > 0 || name === 'refund' ? { name, next, left: name === 'refund' ? undefined : left } : [];
  });
  return (
    <div className={styles.names}>
      {ways.map(({ name, next, left }) => (
        <Button key={name} variant="soft" onClick={() => onChoose(next)}>
          {t('drop', { name: labelOf(choice, name) })}
          {left !== undefined && ` · ${t('tips', { count: left })}`}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => onChoose(NO_CHOICE)}>
        {t('clearAll')}
      </Button>
    </div>
  );
}
