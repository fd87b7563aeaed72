import { homePath, rememberPath } from '../../../../src/app/routing/history/create-history';
import { paths } from '../../../../src/app/routing/page-paths';
import { PAGES, type PageName } from '../../../../src/app/routing/page-table';
import { depthOf, keptPath, pageAt } from '../../../../src/app/routing/route-table';
import { createSafeStorage } from '../../../../src/session/safe-storage';

/** product.md, section 2: route, page, header, kept alive. */
it.each<[string, PageName, boolean, boolean]>([
  ['/news', 'tips', true, true],
  ['/news/user/7', 'expert', false, false],
  ['/news/detail/7', 'tipDetail', false, false],
  ['/news/all-gods', 'allGods', false, false],
  ['/news/orders', 'myOrders', false, false],
  ['/program-detail/7', 'programDetail', false, false],
  ['/anchor', 'anchor', true, true],
  ['/anchor/', 'anchor', true, true],
  ['/anchor/detail/7', 'anchorRoom', false, false],
  ['/anchor/all-anchor', 'allAnchors', false, false],
  ['/anchor-download', 'anchorDownload', false, false],
  ['/anchor/anchor-image/7', 'anchorImage', false, false],
  ['/anchor/week-rank', 'weekRank', false, false],
  ['/world-cup', 'worldCup', true, true],
  ['/world-cup/team/7', 'worldCupTeam', false, false],
  ['/five-leagues', 'fiveLeagues', true, true],
  ['/five-leagues/league/12387/team/7', 'leagueTeam', false, false],
  ['/five-leagues/league/12387/player/7', 'leaguePlayer', false, false],
  ['/nba', 'nba', true, true],
  ['/nba/team/7', 'nbaTeam', false, false],
  ['/nba/player/7', 'nbaPlayer', false, false],
  ['/euro-cup', 'euroCup', true, true],
  ['/euro-cup/team/7', 'euroTeam', false, false],
  ['/user-ranking', 'userRanking', true, true],
  ['/user-ranking/user/7', 'rankUser', false, false],
  ['/gold-document', 'goldDocument', false, false],
  ['/download', 'download', true, false],
])('%s is %s (section 2)', (path, name, header, kept) => {
  expect(pageAt(path)).toMatchObject({ name, header, kept });
});

it.each(['/', '/news1', '/nope', '/anchor/detail', '/five-leagues/league/1'])('%s has no page of its own', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

it('keeps exactly the seven pages of section 2', () => {
  const kept = PAGES.filter((route) => route.kept).map((route) => route.path);
  expect(kept.sort()).toEqual([
    '/anchor',
    '/euro-cup',
    '/five-leagues',
    '/nba',
    '/news',
    '/user-ranking',
    '/world-cup',
  ]);
});

it('builds a path for every page, with hostile ids kept in their segment', () => {
  const built = Object.values(paths).map((build) => (build as (...ids: string[]) => string)('a/../b?c#d', 'x y'));
  for (const path of built) expect(pageAt(path.split('?')[0] ?? '')).toBeDefined();
  expect(paths.anchorRoom('7', { matchId: '3' })).toBe('/anchor/detail/7?matchId=3');
});

it.each([
  ['/', 0],
  ['/anchor', 1],
  ['/anchor/detail/7', 3],
  ['/anchor/', 1],
])('%s lies %i deep', (path, depth) => {
  expect(depthOf(path)).toBe(depth);
});

describe('the stored path (decisions.md, stored path)', () => {
  const storage = () => {
    const made = createSafeStorage(() => {
      throw new Error('forbidden');
    });
    rememberPath(made, '/nba');
    rememberPath(made, '/nba/team/7');
    return made;
  };
  it.each([
    ['opened alone at / without a query', true, '', '/nba'],
    ['opened alone with a query', true, '?t=1', '/anchor'],
    ['embedded, or on a later way to /', false, '', '/anchor'],
  ])('%s', (_name, isAlone, search, path) => {
    expect(homePath(storage(), isAlone, search)).toBe(path);
  });
  it('is only believed when it names a kept page', () => {
    const made = storage();
    made.set('si:last-path', '//evil.example');
    expect(homePath(made, true, '')).toBe('/anchor');
  });
  it('has one spelling for a kept page', () => expect(keptPath('/nba/')).toBe('/nba'));
});
