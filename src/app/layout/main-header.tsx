import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { LiveBadge } from '../../domains/anchor/live-badge';
import { Icon } from '../../ui/media/icon';
import styles from './main-header.module.css';

export interface MainTab {
  readonly key: string;
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** An anchor is on air. */
  readonly isLive?: boolean;
}

interface MainHeaderProps {
  readonly tabs: readonly MainTab[];
  /** A tap on the tab that is already open; the link then does nothing. */
  readonly onActiveTap: (key: string) => void;
  /** The link to the search. */
  readonly search: string;
}

/** The bar of main tabs, links, so that each has an address; at its end the way to search. */
export function MainHeader({ tabs, onActiveTap, search }: MainHeaderProps) {
  const t = useTranslations('nav');
  return (
    <header className={styles.header}>
      <nav className={styles.tabs} aria-label={t('main')} data-testid="si-tabs">
        {tabs.map(({ key, to, label, isCurrent, isLive = false }) => (
          <Link
            key={key}
            to={to}
            className={styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={(event) => {
              if (!isCurrent) return;
              event.preventDefault();
              onActiveTap(key);
            }}
          >
            {label}
            {isLive && <LiveBadge label={t('liveNow')} />}
          </Link>
        ))}
      </nav>
      <Link to={search} className={styles.search} aria-label={t('search')}>
        <Icon name="search" />
      </Link>
    </header>
  );
}
