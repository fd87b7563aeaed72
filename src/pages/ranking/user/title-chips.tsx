import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { titlesQuery } from '../data/ranking-queries';

interface TitleChipsProps {
  /** Ids of the user's titles. */
  readonly titles: readonly string[];
  /** "" is all bets. */
  readonly value: string;
  readonly onChoose: (title: string) => void;
}

/** All bets, or those that a title is earned by (product.md, section 7, betting/list). Nothing for who has none. */
export function TitleChips({ titles, value, onChoose }: TitleChipsProps) {
  const t = useTranslations('rankUser');
  const { data } = useQuery(titlesQuery(useServices()));
  const known = titles.flatMap((id) => {
    const name = data?.get(id) ?? '';
    return name === '' ? [] : [{ id, name }];
  });
  if (known.length === 0) return null;
  return (
    <ChipRow label={t('titles')}>
      <Chip isOn={value === ''} onToggle={() => onChoose('')}>
        {t('allTitles')}
      </Chip>
      {known.map(({ id, name }) => (
        <Chip key={id} isOn={id === value} onToggle={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
