import { headerTabs } from '../../../../src/app/layout/header';
import { paths } from '../../../../src/app/routing/page-paths';

const OFF = { euro: false, worldCupTab: false, specialRooms: false, photoUpload: false };

/** product.md, section 2, header tab bar; decisions.md, flags. */
it.each<[string, Partial<typeof OFF>, string[]]>([
  ['no flag [1.1]', {}, ['anchor', 'tips', 'ranking', 'topics']],
  [
    'euro flag: a Euro tab in the place of topics [2.37, flags.3]',
    { euro: true },
    ['anchor', 'tips', 'ranking', 'euro'],
  ],
  ['world-cup tab [2.38]', { worldCupTab: true }, ['anchor', 'tips', 'ranking', 'topics', 'worldCup']],
])('%s', (_name, flags, keys) => {
  expect(headerTabs({ ...OFF, ...flags }, '/anchor', paths).map((tab) => tab.key)).toEqual(keys);
});

it.each<[string, Partial<typeof OFF>, string | undefined]>([
  ['/anchor', {}, 'anchor'],
  ['/anchor-download', {}, undefined],
  ['/news', {}, 'tips'],
  ['/user-ranking', {}, 'ranking'],
  ['/five-leagues', {}, 'topics'],
  ['/nba', {}, 'topics'],
  ['/euro-cup', {}, 'topics'],
  ['/world-cup', {}, 'topics'],
  ['/euro-cup', { euro: true }, 'euro'],
  ['/euro-cup/team/7', { euro: true }, 'euro'],
  // There the Euro tab is a link like any other, not a way to the top.
  ['/nba', { euro: true }, undefined],
  ['/five-leagues', { euro: true }, undefined],
  ['/world-cup', { worldCupTab: true }, 'worldCup'],
  ['/download', {}, undefined],
])('at %s with %j the tab is %s', (pathname, flags, key) => {
  const current = headerTabs({ ...OFF, ...flags }, pathname, paths).filter((tab) => tab.isCurrent);
  expect(current.map((tab) => tab.key)).toEqual(key === undefined ? [] : [key]);
});
