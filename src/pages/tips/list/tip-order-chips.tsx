import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import type { Dated } from '../../../rules/reading/asked';
import { isOnSale } from '../../../rules/tip/tip-view-model';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import text from '../../../ui/theme/text.module.css';
import { sortTips, TIP_SORTS, type TipSort } from '../data/tip-order';

interface TipOrder {
  readonly sort: TipSort;
  readonly onSale: number;
  /** In the chosen order. */
  readonly items: Dated<Tip>[] | undefined;
  readonly setSort: (sort: TipSort) => void;
}

/** The order of these tips. */
export function useTipOrder(tips: Dated<Tip>[] | undefined): TipOrder {
  const [sort, setSort] = useState<TipSort>('newest');
  const items = useMemo(() => tips && sortTips(tips, sort), [tips, sort]);
  return { sort, onSale: items?.filter(isOnSale).length ?? 0, items, setSort };
}

interface TipOrderChipsProps {
  readonly order: TipOrder;
  /** More can be read than has been: the order is of those alone. */
  readonly isCut: boolean;
}

/** By kick-off, hit rate or price; how many are on sale. */
export function TipOrderChips({ order, isCut }: TipOrderChipsProps) {
  const t = useTranslations('numbers');
  const { sort, onSale, items, setSort } = order;
  const names = { newest: t('newest'), kickOff: t('kickOff'), hitRate: t('byRate'), price: t('price') } as const;
  return (
    <>
      <ChoiceMenu
        label={t('sort')}
        choices={TIP_SORTS.map((value) => ({ value, label: names[value] }))}
        value={sort}
        onChoose={setSort}
      />
      <span className={text.meta}>
        {isCut ? t('onSaleOfRead', { count: onSale, read: items?.length ?? 0 }) : t('onSale', { count: onSale })}
      </span>
    </>
  );
}
