import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { showOf } from '../../../rules/anchor/show-of';
import { sportOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import { Chip, ChipLink } from '../../../ui/controls/chip';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import type { ListFilter, ListOrder } from './list-url-state';

/** The hosts that a filter leaves; a show whose sport nobody told is football, as everywhere. */
export function filterHosts(hosts: readonly Host[], filter: ListFilter, followed: ReadonlySet<string>): Host[] {
  if (filter === 'following') return hosts.filter((host) => followed.has(host.id));
  if (filter === 'all') return [...hosts];
  return hosts.filter((host) => sportOf(showOf(host)?.matchTypeId) === filter);
}

interface ListFiltersProps {
  readonly filter: ListFilter;
  readonly order: ListOrder;
  /** Nobody has viewers before the show. */
  readonly hasViewers: boolean;
  /** The league of some show is told. */
  readonly hasLeagues: boolean;
  readonly onSelect: (filter: ListFilter) => void;
  readonly onOrder: (order: ListOrder) => void;
}

/** One of four holds, and perhaps another order; a second tap goes back to all, and to the usual order. */
export function ListFilters({ filter, order, hasViewers, hasLeagues, onSelect, onOrder }: ListFiltersProps) {
  const t = useTranslations('anchorLists');
  const pages = useTranslations('pages');
  const { paths } = useServices();
  const choices = [
    { value: 'all', label: t('all') },
    { value: 'football', label: t('football') },
    { value: 'basketball', label: t('basketball') },
    { value: 'following', label: t('myFollowing') },
  ] as const;
  const choose = (name: ListFilter) => onSelect(filter === name ? 'all' : name);
  const orderChip = (name: ListOrder, words: string) => (
    <Chip isOn={order === name} onToggle={() => onOrder(order === name ? 'usual' : name)}>
      {words}
    </Chip>
  );
  return (
    <ChoiceChips label={t('filters')} choices={choices} value={filter} onChoose={choose}>
      {filter === 'following' && (
        <ChipLink to={paths.mine()} isCurrent={false}>
          {pages('mine')}
        </ChipLink>
      )}
      {hasViewers && orderChip('viewers', t('byViewers'))}
      {hasLeagues && orderChip('league', t('byLeague'))}
    </ChoiceChips>
  );
}
