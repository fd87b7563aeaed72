import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import type { Dated } from '../../../rules/reading/asked';
import { isOnSale } from '../../../rules/tip/tip-view-model';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import text from '../../../ui/theme/text.module.css';
import { allLeagues, leaguesOf, sortTips, TIP_SORTS, type TipSort } from '../data/tip-order';

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

interface TipOrderChipsProps {
  readonly order: TipOrder;
  /** More can be read than has been: the order is of those alone. */
  readonly isCut: boolean;
}

/** By kick-off, hit rate or price, and of one league. */
export function TipOrderChips({ order, isCut }: TipOrderChipsProps) {
  const t = useTranslations('numbers');
  const { sort, league, leagues, onSale, items, setSort, setLeague } = order;
  const names = { newest: t('newest'), kickOff: t('kickOff'), hitRate: t('byRate'), price: t('price') } as const;
  return (
    <>
      <ChoiceMenu
        label={t('sort')}
        choices={TIP_SORTS.map((value) => ({ value, label: names[value] }))}
        value={sort}
        onChoose={setSort}
      />
      {leagues.length > 1 && (
        <ChoiceMenu
          label={t('leagues')}
          choices={['', ...leagues].map((value) => ({ value, label: value || t('allLeagues') }))}
          value={league}
          onChoose={setLeague}
        />
      )}
      <span className={text.meta}>
        {isCut ? t('onSaleOfRead', { count: onSale, read: items?.length ?? 0 }) : t('onSale', { count: onSale })}
      </span>
    </>
  );
}
