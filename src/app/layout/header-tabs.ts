import type { ConfigState } from '../../domains/config/config-store';
import type { Paths } from '../../services/paths';

export interface HeaderTab {
  readonly key: 'anchor' | 'tips' | 'ranking' | 'topics' | 'euro' | 'worldCup';
  readonly to: string;
  readonly isCurrent: boolean;
}

const startsWith = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/**
 * The main tabs (product.md, section 2): topics is hidden when the euro flag is on and a Euro tab takes its place, which from
 * the other topics leads to the Euro; the world-cup tab is defined, and hidden unless its flag is on.
 */
export function headerTabs(flags: ConfigState['flags'], pathname: string, paths: Paths): readonly HeaderTab[] {
  const own = flags.worldCupTab ? [paths.worldCup()] : [];
  const topics = [paths.fiveLeagues(), paths.nba(), paths.euroCup(), paths.worldCup()].filter(
    (path) => !own.includes(path),
  );
  const at = (...places: readonly string[]) => places.some((path) => startsWith(pathname, path));
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
