import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { titlesQuery } from '../data/ranking-queries';

interface TitleChipsProps {
  /** Ids of the user's titles (an addition); undefined: nobody tells, and all that there are are offered. */
  readonly titles: readonly string[] | undefined;
  /** "" is all bets. */
  readonly value: string;
  readonly onChoose: (title: string) => void;
}

/** All bets, or those that a title is earned by (product.md, section 7, betting/list). Nothing for who has none. */
export function TitleChips({ titles, ...choice }: TitleChipsProps) {
  const t = useTranslations('rankUser');
  const { data } = useQuery(titlesQuery(useServices()));
  const known = (titles ?? [...(data?.keys() ?? [])])
    .map((value) => ({ value, label: data?.get(value) ?? '' }))
    .filter(({ label }) => label !== '');
  if (known.length === 0) return null;
  return <ChoiceChips label={t('titles')} choices={[{ value: '', label: t('allTitles') }, ...known]} {...choice} />;
}
