import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { showOf } from '../../../rules/anchor/show-of';
import { sportOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import { Chip, ChipLink, ChipRow } from '../../../ui/controls/chip';
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
  const chip = (name: ListFilter, label: string) => (
    <Chip isOn={filter === name} onToggle={() => onSelect(filter === name ? 'all' : name)}>
      {label}
    </Chip>
  );
  return (
    <ChipRow label={t('filters')}>
      {chip('all', t('all'))}
      {chip('football', t('football'))}
      {chip('basketball', t('basketball'))}
      {chip('following', t('myFollowing'))}
      {filter === 'following' && (
        <ChipLink to={paths.mine()} isCurrent={false}>
          {pages('mine')}
        </ChipLink>
      )}
    </ChipRow>
  );
}
