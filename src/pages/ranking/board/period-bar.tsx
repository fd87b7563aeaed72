import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RankingDate } from '../../../contract/ranking/ranking';
import { monthDayOf } from '../../../i18n/wall-time';
import { MenuChip } from '../../../ui/controls/menu-chip';
import { Segmented } from '../../../ui/controls/segmented';
import { ChoiceSheet } from '../../../ui/overlays/choice-sheet';
import styles from './period-bar.module.css';

/** Two controls, one at each end of a line. */
const FilterLine = ({ children }: { readonly children: ReactNode }) => <div className={styles.line}>{children}</div>;

interface PeriodBarProps {
  readonly isHistory: boolean;
  readonly periods: readonly RankingDate[];
  readonly period: RankingDate | undefined;
  readonly panelId: string;
  readonly onHistory: (isHistory: boolean) => void;
  readonly onPeriod: (startDate: string) => void;
}

/** Recent or historical, and which days of it. */
export function PeriodBar({ isHistory, periods, period, panelId, onHistory, onPeriod }: PeriodBarProps) {
  const t = useTranslations('ranking');
  const [isChoosing, setIsChoosing] = useState(false);
  const range = ({ startDate, endDate }: RankingDate) =>
    t('range', { from: monthDayOf(startDate), to: monthDayOf(endDate) });
  const segments = [
    { value: 'recent', label: t('recent') },
    { value: 'history', label: t('history') },
  ] as const;
  return (
    <FilterLine>
      <Segmented
        label={t('period')}
        segments={segments}
        value={isHistory ? 'history' : 'recent'}
        onSelect={(value) => onHistory(value === 'history')}
        panelId={panelId}
      />
      {period !== undefined && (
        <MenuChip icon="calendar" value={range(period)} label={t('dates')} onOpen={() => setIsChoosing(true)} />
      )}
      {isChoosing && (
        <ChoiceSheet
          title={t('dates')}
          choices={periods.map((one) => ({ value: one.startDate, label: range(one) }))}
          value={period?.startDate}
          onChoose={(startDate) => {
            setIsChoosing(false);
            onPeriod(startDate);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FilterLine>
  );
}
