import { type ComponentType, lazy } from 'react';
import AnchorHomePage from '../features/anchor/anchor-home-page';
import type { MessagePart } from '../i18n/app-config';
import type { Language } from './language';
import { type PageLoader, withRetries } from './load-chunk';
import type { PageName } from './route-table';

interface LazyPage {
  readonly load: PageLoader;
  /** The texts that it needs beside the core's. */
  readonly words: readonly MessagePart[];
}

/**
 * A chunk each, but for the first screen, which comes with the app: its chunk would be asked for a round trip late, and as a
 * `lazy` component it would suspend once, whereupon React holds back what follows the fallback for 300 ms.
 */
const LAZY: Readonly<Record<Exclude<PageName, 'anchor'>, LazyPage>> = {
  anchorRoom: { load: () => import('../features/live-room/live-room-page'), words: ['room'] },
  allAnchors: { load: () => import('../features/anchor/lists/all-anchors-page'), words: ['anchors'] },
  anchorDownload: {
    load: () => import('../features/anchor/download/anchor-download-page'),
    words: ['anchors', 'room'],
  },
  anchorImage: { load: () => import('../features/anchor/image/anchor-image-page'), words: ['anchors', 'room'] },
  news: { load: () => import('../features/news/news-page'), words: ['news', 'room'] },
  newsUser: { load: () => import('../features/news/expert-page'), words: ['news', 'room'] },
  newsDetail: { load: () => import('../features/news/tip-detail-page'), words: ['news', 'room'] },
  allGods: { load: () => import('../features/news/all-gods-page'), words: ['news', 'room'] },
  myOrders: { load: () => import('../features/news/my-orders-page'), words: ['news', 'room'] },
  download: { load: () => import('../features/anchor/download/download-page'), words: ['anchors', 'room'] },
  programDetail: {
    load: () => import('../features/anchor/programme/program-page'),
    words: ['anchors', 'room'],
  },
  weekRank: { load: () => import('../features/anchor/rank/week-rank-page'), words: ['anchors'] },
  userRanking: { load: () => import('../features/ranking/user-ranking-page'), words: ['ranking', 'news', 'room'] },
  rankUser: { load: () => import('../features/ranking/rank-user-page'), words: ['ranking', 'news', 'room'] },
  goldDocument: { load: () => import('../features/promo/gold-document-page'), words: ['ranking', 'news', 'room'] },
  fiveLeagues: { load: () => import('../features/topics/five-leagues-page'), words: ['topics'] },
  leagueTeam: { load: () => import('../features/topics/league-team-page'), words: ['topics'] },
  leaguePlayer: { load: () => import('../features/topics/league-player-page'), words: ['topics'] },
  nba: { load: () => import('../features/topics/nba/nba-page'), words: ['topics', 'nba'] },
  nbaTeam: { load: () => import('../features/topics/nba/team/nba-team-page'), words: ['topics', 'nba'] },
  nbaPlayer: { load: () => import('../features/topics/nba/player/nba-player-page'), words: ['topics', 'nba'] },
  euroCup: { load: () => import('../features/topics/euro-cup-page'), words: ['topics'] },
  euroTeam: { load: () => import('../features/topics/euro-team-page'), words: ['topics'] },
  worldCup: { load: () => import('../features/topics/world-cup-page'), words: ['topics'] },
  worldCupTeam: { load: () => import('../features/topics/world-cup-team-page'), words: ['topics'] },
};

export interface PageCache {
  get(page: PageName): ComponentType;
  /** Forgets a page whose chunk did not come: `React.lazy` keeps a rejection for ever. */
  retry(page: PageName): void;
  /** Fetches a page's chunk ahead of a tap; a failure shows when the page is opened. */
  prefetch(page: PageName): void;
}

/** The lazy pages of one mount. */
export function createPageCache({ need }: Pick<Language, 'need'>): PageCache {
  /** A page is there when its texts are. */
  const fetchPage = ({ load, words }: LazyPage) =>
    Promise.all([withRetries(load), ...words.map(need)]).then(([page]) => page);
  const pages = new Map<PageName, ComponentType>();
  return {
    get(page) {
      if (page === 'anchor') return AnchorHomePage;
      const known = pages.get(page);
      if (known !== undefined) return known;
      const made = lazy(() => fetchPage(LAZY[page]));
      pages.set(page, made);
      return made;
    },
    retry: (page) => pages.delete(page),
    prefetch(page) {
      if (page !== 'anchor') fetchPage(LAZY[page]).catch(() => undefined);
    },
  };
}
