import { type ComponentType, lazy } from 'react';
import type { MessagePart } from '../../i18n/app-config';
import AnchorHomePage from '../../pages/anchor/anchor-home-page';
import type { Language } from '../mount/language';
import { type PageLoader, withRetries } from '../startup/load-chunk';
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
  anchorRoom: { load: () => import('../../pages/live-room/live-room-page'), words: ['room'] },
  allAnchors: { load: () => import('../../pages/anchor/lists/all-anchors-page'), words: ['anchors'] },
  anchorDownload: {
    load: () => import('../../pages/anchor/download/anchor-download-page'),
    words: ['anchors', 'room'],
  },
  anchorImage: { load: () => import('../../pages/anchor/image/anchor-image-page'), words: ['anchors', 'room'] },
  news: { load: () => import('../../pages/tips/news-page'), words: ['news', 'room'] },
  newsUser: { load: () => import('../../pages/tips/expert-page'), words: ['news', 'room'] },
  newsDetail: { load: () => import('../../pages/tips/tip-detail-page'), words: ['news', 'room'] },
  allGods: { load: () => import('../../pages/tips/all-gods-page'), words: ['news', 'room'] },
  myOrders: { load: () => import('../../pages/tips/my-orders-page'), words: ['news', 'room'] },
  download: { load: () => import('../../pages/anchor/download/download-page'), words: ['anchors', 'room'] },
  programDetail: {
    load: () => import('../../pages/anchor/programme/program-page'),
    words: ['anchors', 'room'],
  },
  weekRank: { load: () => import('../../pages/anchor/rank/week-rank-page'), words: ['anchors'] },
  userRanking: { load: () => import('../../pages/ranking/user-ranking-page'), words: ['ranking', 'news', 'room'] },
  rankUser: { load: () => import('../../pages/ranking/rank-user-page'), words: ['ranking', 'news', 'room'] },
  goldDocument: { load: () => import('../../pages/promo/gold-document-page'), words: ['ranking', 'news', 'room'] },
  fiveLeagues: { load: () => import('../../pages/topics/leagues/five-leagues-page'), words: ['topics'] },
  leagueTeam: { load: () => import('../../pages/topics/leagues/league-team-page'), words: ['topics'] },
  leaguePlayer: { load: () => import('../../pages/topics/leagues/league-player-page'), words: ['topics'] },
  nba: { load: () => import('../../pages/topics/nba/nba-page'), words: ['topics', 'nba'] },
  nbaTeam: { load: () => import('../../pages/topics/nba/team/nba-team-page'), words: ['topics', 'nba'] },
  nbaPlayer: { load: () => import('../../pages/topics/nba/player/nba-player-page'), words: ['topics', 'nba'] },
  euroCup: { load: () => import('../../pages/topics/cups/euro-cup-page'), words: ['topics'] },
  euroTeam: { load: () => import('../../pages/topics/cups/euro-team-page'), words: ['topics'] },
  worldCup: { load: () => import('../../pages/topics/cups/world-cup-page'), words: ['topics'] },
  worldCupTeam: { load: () => import('../../pages/topics/cups/world-cup-team-page'), words: ['topics'] },
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
