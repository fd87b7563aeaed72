import type { RankingType } from '../../contract/codes';
import type { MessagePart } from '../../i18n/app-config';
import type { PageLoader } from '../../services/load-chunk';
import { HOME_PATH } from './home-path';

export interface PageRow<Name extends string = string, Path extends string = string, Query = unknown> {
  /** Its route's identity in code, its title's key in the catalogues, its path builder. */
  readonly name: Name;
  /** Below the basename. */
  readonly path: Path;
  /** Absent: it comes with the app (`pages.tsx`). */
  readonly load: PageLoader | undefined;
  /** The catalogues that it needs beside the core's; a check finds a forgotten one. */
  readonly texts: readonly MessagePart[];
  /** Stays mounted when left, with its scroll position. */
  readonly kept: boolean;
  readonly header: boolean;
  /** The query of its address: a type only. */
  readonly query?: Query | undefined;
  /** Fetches, beside the page's own code, what it will need once its first answers are there; not where the user saves data. */
  readonly ahead?: (() => Promise<unknown>) | undefined;
}

type Load = PageLoader | undefined;
type Texts = readonly MessagePart[];
const row =
  (kept: boolean, header: boolean) =>
  <const Name extends string, const Path extends string, Query = unknown>(
    name: Name,
    path: Path,
    load: Load,
    texts: Texts,
    query?: Query,
    ahead?: () => Promise<unknown>,
  ): PageRow<Name, Path, Query> => ({ name, path, load, texts, kept, header, query, ahead });

const tab = row(true, true);
const inner = row(false, false);
const headed = row(false, true);
const TIPS: Texts = ['tips', 'room'];
const RANKING: Texts = ['ranking', 'tips', 'room'];
const ANCHORS: Texts = ['anchors', 'room'];
const TOPICS: Texts = ['topics'];
const NBA: Texts = ['topics', 'nba'];
const query = <Query>(): Query | undefined => undefined;

/** The player of most rooms. An iPhone has no Media Source for it: there the video element plays by itself. */
const loadPlayer = async () =>
  typeof MediaSource === 'undefined' ? undefined : import('../../pages/live-room/player/engines/flv-engine');

/** Every page, in the order of product.md, section 2 (`/news/orders`: decisions.md). The one place that names it. */
export const PAGES = [
  tab('tips', '/news', () => import('../../pages/tips/tips-page'), TIPS),
  inner('expert', '/news/user/:id', () => import('../../pages/tips/expert-page'), TIPS),
  inner('tipDetail', '/news/detail/:id', () => import('../../pages/tips/tip-detail-page'), TIPS),
  inner(
    'allGods',
    '/news/all-gods',
    () => import('../../pages/tips/all-gods-page'),
    TIPS,
    query<{ tab?: 'mine'; compare?: string }>(),
  ),
  inner('compareExperts', '/news/compare/:first/:second', () => import('../../pages/tips/compare-experts-page'), TIPS),
  inner('myOrders', '/news/orders', () => import('../../pages/tips/my-orders-page'), TIPS),
  inner(
    'programDetail',
    '/program-detail/:id',
    () => import('./program-detail-page'),
    ['anchors', 'room', 'tips'],
    query<{ hostId?: string | undefined }>(),
  ),
  tab('anchor', HOME_PATH, undefined, []),
  inner(
    'anchorRoom',
    '/anchor/detail/:id',
    () => import('../../pages/live-room/live-room-page'),
    ['room'],
    query<{ matchId?: string | undefined; tab?: 'moments' }>(),
    loadPlayer,
  ),
  inner(
    'allAnchors',
    '/anchor/all-anchor',
    () => import('../../pages/anchor/lists/all-anchors-page'),
    ['anchors'],
    query<{ tab?: 'live' | 'soon' | 'scheduled' }>(),
  ),
  inner(
    'anchorDownload',
    '/anchor-download',
    () => import('../../pages/anchor/download/anchor-download-page'),
    ANCHORS,
  ),
  inner('anchorImage', '/anchor/anchor-image/:id', () => import('../../pages/anchor/image/anchor-image-page'), ANCHORS),
  inner('weekRank', '/anchor/week-rank', () => import('../../pages/anchor/rank/week-rank-page'), ['anchors']),
  tab('worldCup', '/world-cup', () => import('../../pages/topics/world-cup-page'), TOPICS),
  inner('worldCupTeam', '/world-cup/team/:id', () => import('../../pages/topics/world-cup-team-page'), TOPICS),
  inner('matchDay', '/match-day', () => import('../../pages/topics/day/match-day-page'), NBA),
  tab('fiveLeagues', '/five-leagues', () => import('../../pages/topics/five-leagues-page'), TOPICS),
  inner(
    'leagueTeam',
    '/five-leagues/league/:leagueId/team/:id',
    () => import('../../pages/topics/league-team-page'),
    TOPICS,
  ),
  inner(
    'leaguePlayer',
    '/five-leagues/league/:leagueId/player/:id',
    () => import('../../pages/topics/league-player-page'),
    TOPICS,
  ),
  tab('nba', '/nba', () => import('../../pages/topics/nba/nba-page'), NBA),
  inner('nbaTeam', '/nba/team/:id', () => import('../../pages/topics/nba/team/nba-team-page'), NBA),
  inner('nbaPlayer', '/nba/player/:id', () => import('../../pages/topics/nba/player/nba-player-page'), NBA),
  tab('euroCup', '/euro-cup', () => import('../../pages/topics/euro-cup-page'), TOPICS),
  inner('euroTeam', '/euro-cup/team/:id', () => import('../../pages/topics/euro-team-page'), TOPICS),
  tab(
    'userRanking',
    '/user-ranking',
    () => import('../../pages/ranking/user-ranking-page'),
    RANKING,
    query<{ type?: RankingType | undefined }>(),
  ),
  inner('rankUser', '/user-ranking/user/:id', () => import('../../pages/ranking/rank-user-page'), RANKING),
  inner('goldDocument', '/gold-document', () => import('../../pages/promo/gold-document-page'), RANKING),
  inner('mine', '/mine', () => import('../../pages/mine/mine-page'), ['mine', 'topics', 'tips', 'room']),
  inner('search', '/search', () => import('../../pages/search/search-page'), ['search', 'topics']),
  headed('download', '/download', () => import('../../pages/anchor/download/download-page'), ANCHORS),
];

export type Page = (typeof PAGES)[number];
export type PageName = Page['name'];
