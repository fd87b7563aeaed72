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

interface MainTab {
  readonly key: string;
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isLive?: boolean;
}

interface MainHeaderProps {
  readonly tabs: readonly MainTab[];
  /** A tap on the tab that is already open; the link then does nothing. */
  readonly onActiveTap: (key: string) => void;
  readonly mine: string;
  readonly search: string;
}

/** The bar of main tabs, links, so that each has an address; at its end the ways to what one follows and to search. */
export function MainHeader({ tabs, onActiveTap, mine, search }: MainHeaderProps) {
  const t = useTranslations();
  return (
    <header className={styles.header}>
      <nav className={styles.tabs} aria-label={t('nav.main')} data-testid="si-tabs">
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
            {isLive && <LiveBadge label={t('nav.liveNow')} />}
          </Link>
        ))}
      </nav>
      <Link to={mine} className={styles.way} aria-label={t('pages.mine')}>
        <Outline path="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 20c1-8 15-8 16 0" />
      </Link>
      <Link to={search} className={styles.way} aria-label={t('nav.search')}>
        <Icon name="search" />
      </Link>
    </header>
  );
}

interface HeaderTab {
  readonly key: 'anchor' | 'tips' | 'ranking' | 'topics' | 'euro' | 'worldCup';
  readonly to: string;
  readonly isCurrent: boolean;
}

const startsWith = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The main tabs (product.md, section 2): a Euro tab takes the place of topics; the World Cup's needs its flag. */
export function headerTabs(flags: ConfigState['flags'], pathname: string, paths: Paths): readonly HeaderTab[] {
  const own = flags.worldCupTab ? [paths.worldCup()] : [];
  const topics = [paths.fiveLeagues(), paths.nba(), paths.euroCup(), paths.worldCup()].filter(
    (path) => !own.includes(path),
  );
  const at = (...prefixes: readonly string[]) => prefixes.some((path) => startsWith(pathname, path));
  const last: HeaderTab = flags.euro
    ? { key: 'euro', to: paths.euroCup(), isCurrent: at(paths.euroCup()) }
    : { key: 'topics', to: paths.fiveLeagues(), isCurrent: at(...topics) };
  return [
    { key: 'anchor', to: paths.anchor(), isCurrent: at(paths.anchor()) },
    { key: 'tips', to: paths.tips(), isCurrent: at(paths.tips()) },
    { key: 'ranking', to: paths.userRanking(), isCurrent: at(paths.userRanking()) },
    last,
    ...own.map((to): HeaderTab => ({ key: 'worldCup', to, isCurrent: at(to) })),
  ];
}

/** Smooth, and at once for those who asked for less motion. */
function scrollToTop(container: HTMLElement | undefined): void {
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  (container ?? window).scrollTo({ top: 0, behavior: lessMotion ? 'instant' : 'smooth' });
}

/** The bar of main tabs, with the live badge on the anchors' tab; a tap on the open tab scrolls to the top. */
export function Header({ pathname }: { readonly pathname: string }) {
  const t = useTranslations('nav');
  const { paths, scrollContainer } = useServices();
  const flags = useStore(configStore, (state) => state.flags);
  const isLive = useLiveBadge();
  const tabs = headerTabs(flags, pathname, paths).map(
    (tab): MainTab => ({ ...tab, label: t(tab.key), isLive: tab.key === 'anchor' && isLive }),
  );
  const toTop = () => scrollToTop(scrollContainer);
  return <MainHeader tabs={tabs} onActiveTap={toTop} mine={paths.mine()} search={paths.search()} />;
}
