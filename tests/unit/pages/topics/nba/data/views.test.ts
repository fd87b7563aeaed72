import type { NbaView } from '../../../../../../src/contract/nba/nba-codes';
import {
  isDayOfView,
  isOfView,
  kindSent,
  NBA_VIEWS,
  seasonSent,
} from '../../../../../../src/pages/topics/nba/data/views';
import { nbaLeaders } from '../../../../../../src/pages/topics/nba/tables/nba-leaders';

/** product.md, section 4, NBA kinds: a finals-cup request is sent as playoffs. */
it.each([
  ['regular', 'regular', '2425'],
  ['playoffs', 'playoffs', '2425'],
  ['preseason', 'preseason', '2425'],
  ['allStar', 'allStar', '2425'],
  // The finals view shows June 2024 only (product.md, section 5): season 1745.
  ['finals', 'finals', '1745'],
  ['finalsCup', 'playoffs', '2425'],
] as const)('%s is asked for as %s of season %s [NBA seasons.2, NBA kinds.1]', (view, kind, seasonId) => {
  expect([kindSent(view), seasonSent(view, '2425')]).toEqual([kind, seasonId]);
  expect(NBA_VIEWS).toContain(view);
});

const day = (date: string, clock: string) => Date.parse(`${date}T${clock}+08:00`);

/**
 * product.md, section 5, date filters, by the server's day (decisions.md, date filters): "after" leaves its day out,
 * the finals have both ends.
 */
it.each<[NbaView, string, string, boolean]>([
  ['regular', '2023-10-05', '12:00', false],
  ['regular', '2023-10-06', '00:00', false],
  ['regular', '2023-10-06', '23:59', false],
  ['regular', '2023-10-07', '00:00', true],
  ['preseason', '2022-10-07', '00:00', false],
  ['allStar', '2025-02-17', '09:00', true],
  ['finals', '2024-06-05', '23:59', false],
  ['finals', '2024-06-06', '00:00', true],
  ['finals', '2024-06-19', '23:59', true],
  ['finals', '2024-06-20', '00:00', false],
])('%s on %s %s: %s', (view, date, clock, isShown) => {
  expect(isDayOfView(view, { matchDate: day(date, clock) })).toBe(isShown);
});

/** Play-offs and cup come with the same kind; stages 10492 to 10494 are the cup's. */
it.each<[NbaView, string | undefined, boolean]>([
  ['playoffs', '10501', true],
  ['playoffs', '10492', false],
  ['playoffs', undefined, true],
  ['finalsCup', '10492', true],
  ['finalsCup', '10493', true],
  ['finalsCup', '10494', true],
  ['finalsCup', '10495', false],
  ['finalsCup', undefined, false],
  ['regular', undefined, true],
])('%s with stage %s: %s', (view, stageId, isIn) => {
  expect(isOfView(view, { stageId })).toBe(isIn);
});

it('a day of the cup alone is no day of the play-offs, and the reverse', () => {
  const matchDate = day('2024-12-11', '00:00');
  expect(isDayOfView('playoffs', { matchDate, stageIds: ['10492'] })).toBe(false);
  expect(isDayOfView('finalsCup', { matchDate, stageIds: ['10492'] })).toBe(true);
  expect(isDayOfView('finalsCup', { matchDate, stageIds: ['10501'] })).toBe(false);
  expect(isDayOfView('playoffs', { matchDate, stageIds: ['10492', '10501'] })).toBe(true);
});

/** product.md, section 5: player ranking keeps top 10; section 9: positions. */
it('keeps the top ten of all, or of one position, in the order that came [5.15]', () => {
  const players = Array.from({ length: 30 }, (_, index) => ({
    id: index,
    position: index % 2 === 0 ? ('center' as const) : ('forward' as const),
  }));
  expect(nbaLeaders(players, undefined).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(nbaLeaders(players, 'center').map(({ id }) => id)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  expect(nbaLeaders(players, 'pointGuard')).toEqual([]);
});
