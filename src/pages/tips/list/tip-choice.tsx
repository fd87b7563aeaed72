import { useTranslations } from 'use-intl/react';
import { useLazySheet } from '../../../services/lazy-sheet';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { State } from '../../../ui/feedback/state';
import { Icon } from '../../../ui/media/icon';
import { activeFilters, NO_CHOICE, withoutFilter } from '../data/fits-choice';
import { useChoiceLabels } from './choice-labels';
import { type ChoosingProps, LoosenOne } from './loosen-one';

const loadSheet = () => import('./filter-sheet');

/** Opens the filters; says how many are set. */
export function FilterButton(props: ChoosingProps) {
  const t = useTranslations('tipChoice');
  const { open, sheet } = useLazySheet(loadSheet, ({ FilterSheet }, close) => (
    <FilterSheet {...props} onClose={close} />
  ));
  const set = activeFilters(props.choice).length;
  return (
    <>
      <Chip isOn={set > 0} onToggle={() => open()} opens="dialog">
        {set === 0 ? t('title') : t('titleOf', { count: set })}
      </Chip>
      {sheet}
    </>
  );
}

/** The filters that are set, each with the way to take it back. */
export function SetFilters({ choice, onChoose }: Omit<ChoosingProps, 'tips'>) {
  const t = useTranslations('tipChoice');
  const labelOf = useChoiceLabels();
  const set = activeFilters(choice);
  if (set.length === 0) return null;
  return (
    <ChipRow label={t('set')}>
      {set.map((name) => (
        <Chip key={name} isOn onToggle={() => onChoose(withoutFilter(choice, name))}>
          {labelOf(choice, name)}
          <Icon name="close" size={12} />
        </Chip>
      ))}
      <Chip isOn={false} onToggle={() => onChoose(NO_CHOICE)}>
        {t('clearAll')}
      </Chip>
    </ChipRow>
  );
}

/** In the list's place where no tip fits. */
export function NothingFits(props: ChoosingProps) {
  const t = useTranslations('tipChoice');
  return (
    <State
      art="empty"
      title={t('nothing', { count: activeFilters(props.choice).length })}
      text={t('loosen')}
      action={<LoosenOne {...props} />}
    />
  );
}
