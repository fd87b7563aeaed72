import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { LiveBadge } from '../../domains/anchor/live-badge';
import { type ConfigState, configStore } from '../../domains/config/config-store';
import { useLiveBadge } from '../../pages/anchor/use-live-badge';
import type { Paths } from '../../services/paths';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { Icon, Outline } from '../../ui/media/icon';
import styles from './header.module.css';

interface HeaderTab {
  readonly key: 'anchor' | 'tips' | 'ranking' | 'topics' | 'euro' | 'worldCup';
  readonly to: string;
  readonly isCurrent: boolean;
}

/** The main tabs (product.md, section 2): a Euro tab takes the place of topics; the World Cup's needs its flag. */
export function headerTabs(flags: ConfigState['flags'], pathname: string, paths: Paths): readonly HeaderTab[] {
  const own = flags.worldCupTab ? [paths.worldCup()] : [];
  const topics = [paths.nba(), paths.euroCup(), paths.worldCup()].filter((path) => !own.includes(path));
  /** Leads to the first of its pages. */
  const tab = (key: HeaderTab['key'], to: string, ...more: readonly string[]): HeaderTab => {
    const isCurrent = [to, ...more].some((path) => pathname === path || pathname.startsWith(`${path}/`));
    return { key, to, isCurrent };
  };
  return [
    tab('anchor', paths.anchor()),
    tab('tips', paths.tips()),
    tab('ranking', paths.userRanking()),
    flags.euro ? tab('euro', paths.euroCup()) : tab('topics', paths.fiveLeagues(), ...topics),
    ...own.map((path) => tab('worldCup', path)),
  ];
}

/** Smooth, and at once for those who asked for less motion. */
function scrollToTop(container: HTMLElement | undefined): void {
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  (container ?? window).scrollTo({ top: 0, behavior: lessMotion ? 'instant' : 'smooth' });
}

/** The bar of main tabs, links, so that each has an address, with the ways to what one follows and to search at its end. */
export function Header({ pathname }: { readonly pathname: string }) {
  const t = useTranslations();
  const { paths, scrollContainer } = useServices();
  const flags = useStore(configStore, (state) => state.flags);
  const isLive = useLiveBadge();
  return (
    <header className={styles.header}>
      <nav className={styles.tabs} aria-label={t('nav.main')} data-testid="si-tabs">
        {headerTabs(flags, pathname, paths).map(({ key, to, isCurrent }) => (
          <Link
            key={key}
            to={to}
            className={styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={(event) => {
              if (!isCurrent) return;
              event.preventDefault();
              scrollToTop(scrollContainer);
            }}
          >
            {t(`nav.${key}`)}
            {key === 'anchor' && <LiveBadge label={t('nav.liveNow')} isHidden={!isLive} />}
          </Link>
        ))}
      </nav>
      <Link to={paths.mine()} className={styles.way} aria-label={t('pages.mine')}>
        <Outline path="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 20c1-8 15-8 16 0" />
      </Link>
      <Link to={paths.search()} className={styles.way} aria-label={t('nav.search')}>
        <Icon name="search" />
      </Link>
    </header>
  );
}
