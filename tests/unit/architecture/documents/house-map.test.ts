import { readHouse } from '../../../architecture/documents/house';
import { withMap } from '../../../architecture/documents/house-map';

const README = 'before\n<!-- made by npm run docs -->\n```\nstale\n```\n<!-- end -->\nafter\n';
const house = readHouse();

test('the map names every room with its folders as they are, and leaves the rest of the page alone', () => {
  const page = withMap(README, house, ['tests/unit/a.test.ts', 'tests/loose.ts']);
  expect(page).toMatch(/^before\n/);
  expect(page).toMatch(/\nafter\n$/);
  expect(page).not.toContain('stale');
  for (const { name } of house) expect(page).toMatch(new RegExp(`^ *${name}/ `, 'm'));
  expect(page).toMatch(/^tests\/ .*: unit$/m);
});

test.each([
  [
    'a room without a purpose',
    () => withMap(README, [...house, { name: 'attic', inside: [], arrows: [], level: 9 }], []),
  ],
  ['a purpose without its room', () => withMap(README, house.slice(1), [])],
  ['a page without the marks', () => withMap('before', house, [])],
])('stops at %s', (_what, make) => {
  expect(make).toThrow();
});
