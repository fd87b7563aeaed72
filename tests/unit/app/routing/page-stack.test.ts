import { advance, isAt, startPageStack } from '../../../../src/app/routing/page-stack';

const at = (path: string) => {
  const url = new URL(path, 'http://x');
  return { pathname: url.pathname, search: url.search, hash: '', state: null, key: String(Math.random()) };
};
const walk = (...paths: string[]) =>
  paths.slice(1).reduce((pageStack, path) => advance(pageStack, at(path)), startPageStack(at(paths[0] ?? '/')));

/** product.md, section 2: slide by path depth; the seven kept pages. */
it.each<[string, string[], string, string[]]>([
  ['the first page does not slide', ['/anchor'], 'none', ['/anchor']],
  ['deeper comes from the end [2.43, motion.1]', ['/anchor', '/anchor/detail/7'], 'from-end', ['/anchor']],
  ['shallower comes from the start [2.43, motion.1]', ['/anchor/detail/7', '/anchor'], 'from-start', ['/anchor']],
  ['main tabs swap [motion.1]', ['/anchor', '/news'], 'none', ['/anchor', '/news']],
  ['kept in a stable order', ['/news', '/anchor', '/nba'], 'none', ['/anchor', '/nba', '/news']],
  ['inner pages are not kept', ['/nba/team/7', '/nba/player/7'], 'none', []],
])('%s', (_name, paths, slide, kept) => {
  const pageStack = walk(...paths);
  expect([pageStack.slide, pageStack.kept.map((page) => page.path)]).toEqual([slide, kept]);
});

it('a page that returns to its address keeps its location, a new query renews it [kept pages.1]', () => {
  const first = walk('/anchor?x=1', '/news');
  const returned = advance(first, at('/anchor?x=1'));
  expect(returned.kept[0]?.location).toBe(first.kept[0]?.location);
  const renewed = advance(first, at('/anchor?x=2'));
  expect(renewed.kept[0]?.location).not.toBe(first.kept[0]?.location);
  expect(isAt(renewed, at('/anchor?x=2'))).toBe(true);
  expect(isAt(renewed, at('/anchor?x=1'))).toBe(false);
});
