import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { TIP_SOURCE, type TipSport } from '../../../contract/tip/tip';
import { useServices } from '../../../services/services';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { Segmented } from '../../../ui/controls/segmented';
import type { TipOrigin } from '../data/tip-keys';
import { sportsQuery } from '../data/tips-queries';
import styles from './tip-filters.module.css';

/** Sports with a name of ours (decisions.md, sport types). */
const NAMED_SPORTS = 34;
/** Without the server's word thirty-two in their order (product.md, section 9). */
const FALLBACK: readonly TipSport[] = Array.from({ length: 32 }, (_, index) => ({
  sportsType: index + 1,
  name: '',
  count: undefined,
}));

interface TipFilterBarProps {
  readonly filters: TipOrigin;
  readonly onChange: (filters: TipOrigin) => void;
  /** Id of the list that they narrow. */
  readonly panelId: string;
  /** More choices beside the source. */
  readonly children: ReactNode;
}

/** By sport and by source; it stays in sight. */
export function TipFilterBar({ filters, onChange, panelId, children }: TipFilterBarProps) {
  const t = useTranslations();
  const { data, isError } = useQuery(sportsQuery(useServices()));
  const sports = data ?? (isError ? FALLBACK : []);
  const nameOf = ({ sportsType, name }: TipSport) =>
    sportsType >= 1 && sportsType <= NAMED_SPORTS ? t(`sport.${sportsType as 1}`) : name;
  const { sportsType: chosen, sportsSource } = filters;
  const choices = sports.map((sport) => ({ value: sport.sportsType, label: nameOf(sport) }));
  return (
    <div className={styles.bar}>
      <ChoiceChips
        label={t('tips.bySport')}
        choices={[{ value: 0, label: t('tips.all') }, ...choices.filter(({ label }) => label !== '')]}
        value={chosen}
        onChoose={(sportsType) => onChange({ ...filters, sportsType: sportsType === chosen ? 0 : sportsType })}
      />
      <div className={styles.second}>
        <Segmented
          label={t('tips.source')}
          segments={[
            { value: TIP_SOURCE.all, label: t('tips.sourceAll') },
            { value: TIP_SOURCE.own, label: t('tips.sourceOwn') },
            { value: TIP_SOURCE.partner, label: t('tips.sourcePartner') },
          ]}
          value={sportsSource as 0 | 1 | 2}
          onSelect={(source) => onChange({ ...filters, sportsSource: source })}
          panelId={panelId}
        />
        {children}
      </div>
    </div>
  );
}
