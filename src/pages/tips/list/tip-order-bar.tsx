import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import type { Dated } from '../../../rules/reading/asked';
import { isOnSale } from '../../../rules/tip/tip-view-model';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { Segmented } from '../../../ui/controls/segmented';
import text from '../../../ui/theme/text.module.css';
import { allLeagues, leaguesOf, sortTips, TIP_SORTS, type TipSort } from '../data/tip-order';
import styles from './tip-order-bar.module.css';

interface TipOrder {
  readonly sort: TipSort;
  readonly league: string;
  readonly leagues: readonly string[];
  readonly onSale: number;
  /** Those of the chosen league, in the chosen order. */
  readonly items: Dated<Tip>[] | undefined;
  readonly setSort: (sort: TipSort) => void;
  readonly setLeague: (league: string) => void;
}

const NONE: readonly Dated<Tip>[] = [];

/** The order of the tips that have been read, and the league that they are narrowed to; "" is every league. */
export function useTipOrder(read: Dated<Tip>[] | undefined): TipOrder {
  const [sort, setSort] = useState<TipSort>('newest');
  const [chosen, setLeague] = useState('');
  const all = read ?? NONE;
  const leagues = useMemo(() => allLeagues(all), [all]);
  // A league that other filters have left without tips is no choice any more.
  const league = leagues.includes(chosen) ? chosen : '';
  const items = useMemo(() => {
    const fitting = league === '' ? read : read?.filter((tip) => leaguesOf(tip).includes(league));
    return fitting && sortTips(fitting, sort);
  }, [read, league, sort]);
  const onSale = items?.filter(isOnSale).length ?? 0;
  return { sort, league, leagues, onSale, items, setSort, setLeague };
}

interface TipOrderBarProps {
  readonly order: TipOrder;
  /** More can be read than has been: the order is of those alone. */
  readonly isCut: boolean;
  readonly panelId: string;
}

/** By kick-off, hit rate or price, and of one league. */
export function TipOrderBar({ order, isCut, panelId }: TipOrderBarProps) {
  const t = useTranslations('numbers');
  const { sort, league, leagues, onSale, items, setSort, setLeague } = order;
  const names = { newest: t('newest'), kickOff: t('kickOff'), hitRate: t('byRate'), price: t('price') } as const;
  return (
    <>
      <div className={styles.sort}>
        <Segmented
          label={t('sort')}
          segments={TIP_SORTS.map((value) => ({ value, label: names[value] }))}
          value={sort}
          onSelect={setSort}
          panelId={panelId}
        />
        <span className={text.meta}>
          {isCut ? t('onSaleOfRead', { count: onSale, read: items?.length ?? 0 }) : t('onSale', { count: onSale })}
        </span>
      </div>
      {(items === undefined || leagues.length > 1) && (
        <ChoiceChips
          label={t('leagues')}
          choices={['', ...leagues].map((value) => ({ value, label: value || t('allLeagues') }))}
          value={league}
          onChoose={setLeague}
        />
      )}
    </>
  );
}
