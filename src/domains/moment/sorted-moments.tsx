import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { MOMENT_SORT } from '../../contract/codes';
import { Segmented } from '../../ui/controls/segmented';
import { Section } from '../../ui/layout/section';
import { MomentList, type MomentListProps } from './moment-list';
import type { MomentSort } from './moments-query';

interface SortedMomentsProps extends MomentListProps {
  readonly onSort: (sort: MomentSort) => void;
}

/** Moments below their title and the choice between newest and hottest; another order begins a list of its own. */
export function SortedMoments({ onSort, ...list }: SortedMomentsProps) {
  const t = useTranslations('anchor');
  const panelId = useId();
  const choices = [
    { value: MOMENT_SORT.newest, label: t('newest') },
    { value: MOMENT_SORT.hottest, label: t('hottest') },
  ];
  return (
    <Section
      title={t('moments')}
      end={<Segmented label={t('sort')} segments={choices} value={list.sort} onSelect={onSort} panelId={panelId} />}
    >
      <div id={panelId} role="tabpanel" aria-label={t('moments')}>
        <MomentList key={list.sort} {...list} />
      </div>
    </Section>
  );
}
