import { drawing } from '../../../backend/pictures/drawing';
import { clubsOf } from '../../../backend/world/clubs';

/** Mock cup: flags beside nations. Every one of the cups' nations, no two of them the same, each within its square. */
it('every nation has a flag of its own', () => {
  const nations = [...clubsOf('friendly'), ...clubsOf('nations')];
  const drawn = nations.map(({ englishName, crest }) => [englishName, drawing(crest)] as const);
  expect(drawn.filter(([, svg]) => svg?.includes('viewBox="0 -5 30 30"') !== true).map(([name]) => name)).toEqual([]);
  expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(nations.length);
  expect(nations.length).toBeGreaterThan(60);
});

it.each(['fl-xx-000000-ffffff.png', 'fl-constructor-000000-ffffff.png', 'fl-es.png'])('%s is no flag', (file) => {
  expect(drawing(file)).toBeUndefined();
});
