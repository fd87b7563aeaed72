import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { showOf } from '../../../rules/anchor/show-of';
import { sportOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import { ChipLink } from '../../../ui/controls/chip';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import type { ListFilter } from './list-url-state';

/** The hosts that a filter leaves; a show whose sport nobody told is football, as everywhere. */
export function filterHosts(hosts: readonly Host[], filter: ListFilter, followed: ReadonlySet<string>): Host[] {
  if (filter === 'following') return hosts.filter((host) => followed.has(host.id));
  if (filter === 'all') return [...hosts];
  return hosts.filter((host) => sportOf(showOf(host)?.matchTypeId) === filter);
}

interface ListFiltersProps {
  readonly filter: ListFilter;
  readonly onSelect: (filter: ListFilter) => void;
}

/** One of four holds; a second tap goes back to all. */
export function ListFilters({ filter, onSelect }: ListFiltersProps) {
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
  return (
    <ChoiceChips label={t('filters')} choices={choices} value={filter} onChoose={choose}>
      {filter === 'following' && (
        <ChipLink to={paths.mine()} isCurrent={false}>
          {pages('mine')}
        </ChipLink>
      )}
    </ChoiceChips>
  );
}
