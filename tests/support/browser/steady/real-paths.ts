import type { Page } from 'playwright-core';
import type { PageName } from '../../../../src/app/routing/page-table';
import { sharedStack } from '../../servers/servers';
import type { PhonePage } from '../browser';
import { stripMatch } from '../home-strip';

/** On which page a link to the other one stands, and a part of its address. */
type Found = readonly [on: string, part: string];

/** An address of every page with something to show: its own, or the first link to one of its kind. */
const PATHS: Readonly<Record<PageName, string | ((page: Page) => Promise<string>) | Found>> = {
  tips: '/news',
  expert: ['/news/all-gods', '/news/user/'],
  tipDetail: ['/news', '/news/detail/'],
  allGods: '/news/all-gods',
  async compareExperts(page) {
    await page.goto(`${sharedStack().remote}/news/all-gods`);
    const links = page.locator('main a[href*="/news/user/"]');
    await links.nth(1).waitFor();
    const [first, second] = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
    );
    return `/news/compare/${first}/${second}`;
  },
  myOrders: '/news/orders',
  programDetail: async () => `/program-detail/${(await stripMatch('coming')).matchId}`,
  anchor: '/anchor',
  anchorRoom: ['/anchor', '/anchor/detail/'],
  allAnchors: '/anchor/all-anchor',
  anchorDownload: '/anchor-download',
  anchorImage: ['/anchor', '/anchor/detail/'],
  weekRank: '/anchor/week-rank',
  worldCup: '/world-cup',
  worldCupTeam: ['/world-cup?tab=groups', '/world-cup/team/'],
  matchDay: '/match-day',
  fiveLeagues: '/five-leagues',
  leagueTeam: ['/five-leagues?tab=teams', '/team/'],
  leaguePlayer: ['/five-leagues?tab=players', '/player/'],
  nba: '/nba',
  nbaTeam: ['/nba?tab=standings', '/nba/team/'],
  nbaPlayer: ['/nba?tab=leaders', '/nba/player/'],
  euroCup: '/euro-cup',
  euroTeam: ['/euro-cup?tab=groups', '/euro-cup/team/'],
  userRanking: '/user-ranking',
  rankUser: ['/user-ranking', '/user-ranking/user/'],
  goldDocument: '/gold-document',
  mine: '/mine',
  search: '/search',
  download: '/download',
};

/** An address of that page that has something to show, below the app's base. */
export async function realPath({ page }: PhonePage, name: PageName): Promise<string> {
  const path = PATHS[name];
  if (typeof path === 'string') return path;
  if (typeof path === 'function') return path(page);
  const [on, part] = path;
  await page.goto(`${sharedStack().remote}${on}`);
  const link = page.locator(`main a[href*="${part}"]`).first();
  await link.waitFor({ state: 'attached' });
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', page.url());
  return name === 'anchorImage' ? pathname.replace('/detail/', '/anchor-image/') : pathname + search;
}
