import type { RankedEntry } from '../../../../../src/contract/ranking/ranking';
import { isRated, ownOf, withPlaces } from '../../../../../src/pages/ranking/board/placed';

const entry = (settledCount: number | undefined, index: number) =>
  ({ uid: `u${index}`, settledCount, rank: index + 1 }) as RankedEntry;

describe('decisions, minimum sample', () => {
  it.each<[string, (number | undefined)[], boolean, string]>([
    [
      'the server’s order is the place, of few bets too [minimum sample.1]',
      [3, 41, 19, 25],
      false,
      'u0 1, u1 2, u2 3, u3 4',
    ],
    ['the filter hides rows and keeps places [minimum sample.2]', [3, 41, 19, 20], true, 'u1 2, u3 4'],
    ['what nobody knows is not left out', [undefined, 7, undefined], true, 'u0 1, u2 3'],
    ['a young week of which nobody has twenty yet', [19, 7, 0], false, 'u0 1, u1 2, u2 3'],
    ['a young week, filtered', [19, 7, 0], true, ''],
  ])('%s', (_what, counts, fullOnly, places) => {
    const shown = withPlaces(counts.map(entry), fullOnly);
    expect(shown.map(({ entry: { uid }, place }) => `${uid} ${place}`).join(', ')).toBe(places);
  });

  it.each<[string, RankedEntry | undefined, string, number | undefined]>([
    ['in the list: the place that is shown there [ranking of users.1]', entry(30, 1), '', 2],
    ['with few bets too [minimum sample.1]', entry(4, 0), '', 1],
    ['beyond the list: as the server counts', entry(30, 40), '', 41],
    ['without `mine` (an addition) by the uid among the entries', undefined, 'u2', 3],
    ['neither told nor in the list', undefined, 'u9', undefined],
  ])('one’s own place, %s', (_what, mine, uid, place) => {
    expect(ownOf(uid, mine, [4, 30, 22, undefined].map(entry))?.place).toBe(place);
  });

  it('copies and likes are counts: no sample, no mark', () => {
    expect((['red', 'gain', 'pop', 'attention'] as const).map(isRated)).toEqual([true, true, false, false]);
  });
});
