import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { TIP_SOURCE, type TipSport } from '../../../contract/tip/tip';
import { useServices } from '../../../services/services';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { Segmented } from '../../../ui/controls/segmented';
import { Icon } from '../../../ui/media/icon';
import type { TipFilters } from '../data/tip-keys';
import { sportsQuery } from '../data/tips-queries';
import styles from './tip-filters.module.css';

interface FilterBarProps {
  readonly first: ReactNode;
  readonly start: ReactNode;
  readonly end: ReactNode;
}

/** Two lines of filters that stay in sight below the main tabs. */
const FilterBar = ({ first, start, end }: FilterBarProps) => (
  <div className={styles.bar}>
    {first}
    <div className={styles.second}>
      {start}
      {end}
    </div>
  </div>
);

/** Sports with a name of ours (decisions.md, sport types). */
const NAMED_SPORTS = 34;
/** Without the server's word thirty-two in their order (product.md, section 9). */
const FALLBACK: readonly TipSport[] = Array.from({ length: 32 }, (_, index) => ({
  sportsType: index + 1,
  name: '',
  count: undefined,
}));

interface TipFilterBarProps {
  readonly filters: TipFilters;
  readonly onChange: (filters: TipFilters) => void;
  /** Id of the list that they narrow. */
  readonly panelId: string;
}

/** By sport, by source, and only those that give coins back; it stays in sight. */
export function TipFilterBar({ filters, onChange, panelId }: TipFilterBarProps) {
  const t = useTranslations();
  const { data, isError } = useQuery(sportsQuery(useServices()));
  const sports = data ?? (isError ? FALLBACK : []);
  const nameOf = ({ sportsType, name }: TipSport) =>
    sportsType >= 1 && sportsType <= NAMED_SPORTS ? t(`sport.${sportsType as 1}`) : name;
  const choose = (sportsType: number) => onChange({ ...filters, sportsType });
  return (
    <FilterBar
      first={
        <ChipRow label={t('tips.bySport')}>
          <Chip isOn={filters.sportsType === 0} onToggle={() => choose(0)}>
            {t('tips.all')}
          </Chip>
          {sports
            .filter((sport) => nameOf(sport) !== '')
            .map((sport) => (
              <Chip
                key={sport.sportsType}
                isOn={filters.sportsType === sport.sportsType}
                onToggle={() => choose(filters.sportsType === sport.sportsType ? 0 : sport.sportsType)}
              >
                {nameOf(sport)}
              </Chip>
            ))}
        </ChipRow>
      }
      start={
        <Segmented
          label={t('tips.source')}
          segments={[
            { value: TIP_SOURCE.all, label: t('tips.sourceAll') },
            { value: TIP_SOURCE.own, label: t('tips.sourceOwn') },
            { value: TIP_SOURCE.partner, label: t('tips.sourcePartner') },
          ]}
          value={filters.sportsSource as 0 | 1 | 2}
          onSelect={(sportsSource) => onChange({ ...filters, sportsSource })}
          panelId={panelId}
        />
      }
      end={
        <Chip
          isOn={filters.isRefundable}
          onToggle={() => onChange({ ...filters, isRefundable: !filters.isRefundable })}
        >
          {filters.isRefundable && <Icon name="check" size={14} />}
          {t('tips.refundable')}
        </Chip>
      }
    />
  );
}
