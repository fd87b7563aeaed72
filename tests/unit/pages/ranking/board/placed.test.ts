import { withPlaces } from '../../../../../src/pages/ranking/board/placed';

describe('decisions, minimum sample', () => {
  const places = (counts: (number | undefined)[]) =>
    withPlaces(counts.map((settledCount, index) => ({ settledCount, rank: index + 1 }))).map(({ place }) => place);
  it.each([
    ['twenty make a place', [41, 20, 19, 25], [1, 2, undefined, 4]],
    ['what nobody knows keeps its place', [undefined, undefined, 7, undefined], [1, 2, undefined, 4]],
    ['a young period keeps the server’s places', [41, 7, 3, 25], [1, 2, 3, 4]],
  ])('%s', (_what, counts, expected) => {
    expect(places(counts)).toEqual(expected);
  });
});
