import { homePath, rememberPath } from '../../../../src/app/routing/create-history';
import { paths } from '../../../../src/app/routing/page-paths';
import { PAGES, type PageName } from '../../../../src/app/routing/page-table';
import { depthOf, idsIn, keptPath, pageAt, redirectOf } from '../../../../src/app/routing/route-table';
import { createSafeStorage } from '../../../../src/session/safe-storage';

/** product.md, section 2: route, page, header, kept alive. */
it.each<[path: string, name: PageName, header: boolean, kept: boolean, clause: string]>([
  ['/news', 'tips', true, true, '[2.4]'],
  ['/news/user/7', 'expert', false, false, '[2.5]'],
  ['/news/detail/7', 'tipDetail', false, false, '[2.6]'],
  ['/news/all-gods', 'allGods', false, false, '[2.8]'],
  ['/news/orders', 'myOrders', false, false, '[pages added.1]'],
  ['/program-detail/7', 'programDetail', false, false, '[2.9]'],
  ['/anchor', 'anchor', true, true, '[2.10]'],
  ['/anchor/', 'anchor', true, true, ''],
  ['/anchor/detail/7', 'anchorRoom', false, false, '[2.11]'],
  ['/anchor/all-anchor', 'allAnchors', false, false, '[2.12]'],
  ['/anchor-download', 'anchorDownload', false, false, '[2.13]'],
  ['/anchor/anchor-image/7', 'anchorImage', false, false, '[2.14]'],
  ['/anchor/week-rank', 'weekRank', false, false, '[2.15]'],
  ['/world-cup', 'worldCup', true, true, '[2.16]'],
  ['/world-cup/team/7', 'worldCupTeam', false, false, '[2.17]'],
  ['/five-leagues', 'fiveLeagues', true, true, '[2.18]'],
  ['/five-leagues/league/12387/team/7', 'leagueTeam', false, false, '[2.19]'],
  ['/five-leagues/league/12387/player/7', 'leaguePlayer', false, false, '[2.20]'],
  ['/nba', 'nba', true, true, '[2.21]'],
  ['/nba/team/7', 'nbaTeam', false, false, '[2.22]'],
  ['/nba/player/7', 'nbaPlayer', false, false, '[2.22]'],
  ['/euro-cup', 'euroCup', true, true, '[2.23]'],
  ['/euro-cup/team/7', 'euroTeam', false, false, '[2.23]'],
  ['/user-ranking', 'userRanking', true, true, '[2.24]'],
  ['/user-ranking/user/7', 'rankUser', false, false, '[2.25]'],
  ['/gold-document', 'goldDocument', false, false, '[2.26]'],
  ['/download', 'download', true, false, '[2.27]'],
])('%s is %s, header %s, kept %s %s', (path, name, header, kept) => {
  expect(pageAt(path)).toMatchObject({ name, header, kept });
});

it.each(['/', '/news1', '/nope', '/anchor/detail', '/five-leagues/league/1'])('%s has no page of its own', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

it('keeps exactly the seven pages of section 2 [2.28]', () => {
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
  it('is only believed when it names a kept page [stored path.1]', () => {
    const made = storage();
    made.set('si:last-path', '//evil.example');
    expect(homePath(made, true, '')).toBe('/anchor');
  });
  it('has one spelling for a kept page', () => expect(keptPath('/nba/')).toBe('/nba'));
});

it.each([
  ['anchorRoom', ['a/../b?c#d'], { id: 'a/../b?c#d' }],
  ['leaguePlayer', ['12387', 'x y'], { leagueId: '12387', id: 'x y' }],
  ['anchorRoom', ['%E0%A4'], { id: '%E0%A4' }],
] as const)('reads of %s the ids that its path was built of: %j', (name, ids, expected) => {
  const path = (paths[name] as (...ids: string[]) => string)(...ids);
  const page = pageAt(path);
  expect(page && idsIn(page, path)).toEqual(expected);
});

it('takes a path that is no text for ids as it stands', () => {
  const page = pageAt('/anchor/detail/%E0');
  expect(page && idsIn(page, '/anchor/detail/%E0')).toEqual({ id: '%E0' });
});

it.each([
  ['/news1', '/news'],
  ['/news1/', '/news'],
  ['/news', undefined],
])('%s leads to %s', (from, to) => {
  expect(redirectOf(from)).toBe(to);
});
