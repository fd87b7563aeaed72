import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { configStore } from '../../../domains/config/config-store';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { ChipLink } from '../../../ui/controls/chip';
import styles from '../../../ui/controls/chip.module.css';
import { cx } from '../../../ui/cx';
import type { Topic } from '../data/topic';

/** Chips that lead to pages, on a surface of their own. */
const ChipNav = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <nav className={cx(styles.chips, styles.bar)} aria-label={label}>
    {children}
  </nav>
);

/** The topics side by side; the world cup is not among them while its flag gives it a main tab of its own (decisions.md, flags). */
export function TopicChips({ current }: { readonly current: Topic['key'] | 'nba' }) {
  const t = useTranslations();
  const { paths } = useServices();
  const hasOwnTab = useStore(configStore, (state) => state.flags.worldCupTab);
  const chips = [
    { key: 'fiveLeagues', to: paths.fiveLeagues() },
    { key: 'nba', to: paths.nba() },
    { key: 'euroCup', to: paths.euroCup() },
    { key: 'worldCup', to: paths.worldCup() },
  ] as const;
  if (hasOwnTab && current === 'worldCup') return null;
  return (
    <ChipNav label={t('topics.label')}>
      {chips
        .filter(({ key }) => !hasOwnTab || key !== 'worldCup')
        .map(({ key, to }) => (
          <ChipLink key={key} to={to} isCurrent={key === current}>
            {t(`pages.${key}`)}
          </ChipLink>
        ))}
    </ChipNav>
  );
}
