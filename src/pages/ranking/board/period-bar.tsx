import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RankingDate } from '../../../contract/ranking/ranking';
import { monthDayOf } from '../../../i18n/wall-time';
import { Segmented } from '../../../ui/controls/segmented';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import styles from './period-bar.module.css';

interface PeriodBarProps {
  readonly isHistory: boolean;
  readonly periods: readonly RankingDate[];
  readonly period: RankingDate | undefined;
  readonly panelId: string;
  readonly onHistory: (isHistory: boolean) => void;
  readonly onPeriod: (startDate: string) => void;
  readonly children: ReactNode;
}

/** Recent or historical, and which days of it. */
export function PeriodBar({ isHistory, periods, period, panelId, onHistory, onPeriod, children }: PeriodBarProps) {
  const t = useTranslations('ranking');
  const range = ({ startDate, endDate }: RankingDate) =>
    t('range', { from: monthDayOf(startDate), to: monthDayOf(endDate) });
  const segments = [
    { value: 'recent', label: t('recent') },
    { value: 'history', label: t('history') },
  ] as const;
  return (
    <div className={styles.line}>
      <Segmented
        label={t('period')}
        segments={segments}
        value={isHistory ? 'history' : 'recent'}
        onSelect={(value) => onHistory(value === 'history')}
        panelId={panelId}
      />
      <span className={styles.fill} />
      {children}
      {period !== undefined && (
        <ChoiceMenu
          icon="calendar"
          label={t('dates')}
          choices={periods.map((one) => ({ value: one.startDate, label: range(one) }))}
          value={period.startDate}
          chosen={range(period)}
          short={monthDayOf(period.startDate)}
          onChoose={onPeriod}
        />
      )}
    </div>
  );
}
