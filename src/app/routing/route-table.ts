import { matchPath } from 'react-router-dom';

/** A page's name: its route's identity in code, its title's key in the catalogues. */
export type PageName =
  | 'anchor'
  | 'anchorRoom'
  | 'allAnchors'
  | 'weekRank'
  | 'anchorImage'
  | 'anchorDownload'
  | 'programDetail'
  | 'news'
  | 'newsUser'
  | 'newsDetail'
  | 'allGods'
  | 'myOrders'
  | 'userRanking'
  | 'rankUser'
  | 'fiveLeagues'
  | 'leagueTeam'
  | 'leaguePlayer'
  | 'nba'
  | 'nbaTeam'
  | 'nbaPlayer'
  | 'euroCup'
  | 'euroTeam'
  | 'worldCup'
  | 'worldCupTeam'
  | 'goldDocument'
  | 'download';

export interface RouteEntry {
  readonly path: string;
  readonly page: PageName;
  /** Stays mounted when left, with its scroll position. */
  readonly kept: boolean;
  /** Stands below the main tabs. */
  readonly header: boolean;
}

const tab = (path: string, page: PageName): RouteEntry => ({ path, page, kept: true, header: true });
const inner = (path: string, page: PageName): RouteEntry => ({ path, page, kept: false, header: false });

/** product.md, section 2, in its order; `/news/orders` is an addition (decisions.md, pages added). */
export const ROUTES: readonly RouteEntry[] = [
  tab('/news', 'news'),
  inner('/news/user/:id', 'newsUser'),
  inner('/news/detail/:id', 'newsDetail'),
  inner('/news/all-gods', 'allGods'),
  inner('/news/orders', 'myOrders'),
  inner('/program-detail/:id', 'programDetail'),
  tab('/anchor', 'anchor'),
  inner('/anchor/detail/:id', 'anchorRoom'),
  inner('/anchor/all-anchor', 'allAnchors'),
  inner('/anchor-download', 'anchorDownload'),
  inner('/anchor/anchor-image/:id', 'anchorImage'),
  inner('/anchor/week-rank', 'weekRank'),
  tab('/world-cup', 'worldCup'),
  inner('/world-cup/team/:id', 'worldCupTeam'),
  tab('/five-leagues', 'fiveLeagues'),
  inner('/five-leagues/league/:leagueId/team/:id', 'leagueTeam'),
  inner('/five-leagues/league/:leagueId/player/:id', 'leaguePlayer'),
  tab('/nba', 'nba'),
  inner('/nba/team/:id', 'nbaTeam'),
  inner('/nba/player/:id', 'nbaPlayer'),
  tab('/euro-cup', 'euroCup'),
  inner('/euro-cup/team/:id', 'euroTeam'),
  tab('/user-ranking', 'userRanking'),
  inner('/user-ranking/user/:id', 'rankUser'),
  inner('/gold-document', 'goldDocument'),
  { path: '/download', page: 'download', kept: false, header: true },
];

export const REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [{ from: '/news1', to: '/news' }];

const KEPT = new Set(ROUTES.filter((route) => route.kept).map((route) => route.path));
const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

export const keptPath = (pathname: string): string | undefined => {
  const path = trimmed(pathname);
  return KEPT.has(path) ? path : undefined;
};

/** How deep a path lies; a deeper one slides in from the end, a shallower one from the start. */
export const depthOf = (pathname: string): number => trimmed(pathname).split('/').filter(Boolean).length;

/** The route that answers a path below the basename; undefined for `/`, redirects and what does not exist. */
export const routeOf = (pathname: string): RouteEntry | undefined =>
  ROUTES.find((route) => matchPath(route.path, trimmed(pathname)) !== null);
