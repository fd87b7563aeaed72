import { useTranslations } from 'use-intl/react';
import { EXPERT_SORT } from '../../../contract/codes';
import type { Person } from '../../../contract/expert/expert';
import { useHidesTen } from '../../../domains/tip/hidden-results';
import { rounded } from '../../../i18n/short-count';
import { useFormats } from '../../../i18n/use-formats';
import { saysRate } from '../../../rules/record/hit-rate';

export interface RowFigure {
  readonly value: string;
  readonly unit: string;
  readonly below: string;
  readonly trend: 'up' | 'down' | undefined;
}

export type FigureKind = 'hitRate' | 'weekReturn' | 'streak' | 'followers';

/** The figure that a list is ordered by (decisions.md, expert sorts); the others show the hit rate. */
const KINDS: ReadonlyMap<number, FigureKind> = new Map([
  [EXPERT_SORT.weekReturn, 'weekReturn'],
  [EXPERT_SORT.streak, 'streak'],
  [EXPERT_SORT.popular, 'followers'],
]);
export const figureOf = (sort: number): FigureKind => KINDS.get(sort) ?? 'hitRate';

/** An expert's figure in a list; nothing where nobody knows it. `followers`: with the member's own tap. */
export function useRowFigure() {
  const t = useTranslations();
  const { count, percent } = useFormats();
  const hidesTen = useHidesTen();
  const rate = (value: number | undefined, sample: number | undefined, signed: boolean): RowFigure | undefined =>
    value === undefined
      ? undefined
      : {
          value: percent(value / 100, { signed }).replace('%', ''),
          unit: '%',
          below: sample === undefined ? t('format.missing') : t('tips.sampleOf', { tips: count(sample) }),
          trend: !signed || rounded(value, 0) === 0 ? undefined : value < 0 ? 'down' : 'up',
        };
  const plain = (value: number | undefined, below: string): RowFigure | undefined =>
    value === undefined ? undefined : { value: count(value), unit: '', below, trend: undefined };
  /** Of too few tips only their number. */
  const told = (value: number | undefined, sample: number | undefined, signed: boolean): RowFigure | undefined => {
    const figure = rate(value, sample, signed);
    if (figure === undefined || saysRate(sample)) return figure;
    return { ...figure, value: t('format.missing'), unit: '', trend: undefined };
  };
  return (kind: FigureKind, person: Person, followers: number | undefined): RowFigure | undefined => {
    if (kind === 'streak') return plain(hidesTen(person) ? undefined : person.winContinuous, t('expert.inRow'));
    if (kind === 'followers') return plain(followers, t('expert.followersUnit'));
    return kind === 'weekReturn'
      ? told(person.weekRateReturn, person.weekSession, true)
      : told(person.hitPercents, person.hitSession, false);
  };
}
