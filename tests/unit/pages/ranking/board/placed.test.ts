import type { RankedEntry } from '../../../../../src/contract/ranking/ranking';
import { ownPlace, withPlaces } from '../../../../../src/pages/ranking/board/placed';

const entry = (settledCount: number | undefined, index: number) =>
  ({ uid: `u${index}`, settledCount, rank: index + 1 }) as RankedEntry;

describe('decisions, minimum sample', () => {
  it.each<[string, (number | undefined)[], string, string]>([
    [
      'twenty make a place, counted among those who have one [minimum sample.1]',
      [41, 20, 19, 25],
      'u0 1, u1 2, u3 3',
      'u2',
    ],
    ['what nobody knows keeps its place', [undefined, undefined, 7, undefined], 'u0 1, u1 2, u3 3', 'u2'],
    ['who leads with too few bets stands below the line [minimum sample.2]', [4, 30, 19], 'u1 1', 'u0 u2'],
    ['a week of which nobody has twenty yet has no places', [19, 7, 0], '', 'u0 u1 u2'],
    ['of nobody', [], '', ''],
  ])('%s', (_what, counts, places, below) => {
    const { placed, few } = withPlaces(counts.map(entry));
    expect(placed.map(({ entry: { uid }, place }) => `${uid} ${place}`).join(', ')).toBe(places);
    expect(few.map(({ uid }) => uid).join(' ')).toBe(below);
  });

  it.each<[string, number | undefined, number, number | undefined]>([
    ['in the list: the place that is shown there', 30, 1, 1],
    ['with too few bets none [minimum sample.1]', 4, 0, undefined],
    ['beyond the list: as the server counts', 30, 40, 41],
    ['not known how many bets: as in the list', undefined, 3, 3],
  ])('one’s own place, %s', (_what, settledCount, index, expected) => {
    const list = [4, 30, 22, undefined].map(entry);
    expect(ownPlace(entry(settledCount, index), list)).toBe(expected);
  });

  it('who bets nothing has none', () => {
    expect(ownPlace(undefined, [])).toBeUndefined();
  });
});
