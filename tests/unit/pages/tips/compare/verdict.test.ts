import type { BetResult } from '../../../../../src/contract/ranking/bet';
import {
  comparedLeagues,
  rateDifference,
  type Verdict,
  verdictOf,
} from '../../../../../src/pages/tips/compare/verdict';
import type { Tally } from '../../../../../src/rules/record/hit-rate';

const of = (hits: number, sample: number): Tally => ({ hits, sample });

describe('Newcombe 1998, Statistics in Medicine 17, table II, method 10', () => {
  it.each<[first: Tally, second: Tally, from: number, to: number]>([
    [of(56, 70), of(48, 80), 0.0524, 0.3339],
    [of(9, 10), of(3, 10), 0.1705, 0.809],
    [of(6, 7), of(2, 7), 0.0582, 0.8062],
    [of(5, 56), of(0, 29), -0.0381, 0.1926],
    [of(0, 10), of(0, 20), -0.1611, 0.2775],
    [of(0, 10), of(0, 10), -0.2775, 0.2775],
    [of(10, 10), of(0, 20), 0.6791, 1],
    [of(10, 10), of(0, 10), 0.6075, 1],
  ])('%j less %j', (first, second, from, to) => {
    const range = rateDifference(first, second);
    expect(range?.from).toBeCloseTo(from, 4);
    expect(range?.to).toBeCloseTo(to, 4);
  });

  it.each([
    [of(0, 0), of(5, 10)],
    [of(5, 10), of(0, 0)],
    [of(11, 10), of(5, 10)],
  ])('%j and %j have none', (first, second) => {
    expect(rateDifference(first, second)).toBeUndefined();
  });
});

describe('whether a difference is more than luck', () => {
  it.each<
    [
      why: string,
      first: Tally | undefined,
      second: Tally | undefined,
      verdict: Verdict['kind'],
      side: 0 | 1 | undefined,
    ]
  >([
    ['ranges that overlap, and a difference that is real', of(72, 100), of(58, 100), 'clear', 0],
    ['the second is ahead', of(58, 100), of(72, 100), 'clear', 1],
    ['a difference that may be luck', of(39, 50), of(32, 42), 'unclear', undefined],
    ['the same rates', of(5, 10), of(5, 10), 'unclear', undefined],
    ['nine tips [minimum sample.3]', of(9, 9), of(1, 10), 'few', 0],
    ['nine tips of the second', of(1, 10), of(9, 9), 'few', 1],
    ['no known rate', of(5, 10), undefined, 'few', 1],
  ])('%s', (_, first, second, kind, side) => {
    expect(verdictOf(first, second)).toMatchObject(side === undefined ? { kind } : { kind, side });
  });

  it('says the same from both sides', () => {
    for (let hits = 0; hits <= 40; hits += 1) {
      const one = verdictOf(of(hits, 40), of(23, 60));
      const other = verdictOf(of(23, 60), of(hits, 40));
      expect(other.kind).toBe(one.kind);
      if (one.kind === 'clear' && other.kind === 'clear') {
        expect(other.side).toBe(1 - one.side);
        expect(other.by).toBeCloseTo(one.by, 10);
        expect(other.range.from).toBeCloseTo(one.range.from, 10);
      }
      if (one.kind === 'unclear' && other.kind === 'unclear') {
        expect(other.ahead[0]).toBeCloseTo(one.ahead[1], 10);
        expect(Math.min(...one.ahead)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

it('leagues of both, those with most tips first; a league that one does not know is empty there', () => {
  const tips = (league: string, ...results: BetResult[]) => results.map((result) => ({ league, result }));
  const first = [...tips('EPL', 'win', 'lose'), ...tips('Serie A', 'win')];
  const second = [...tips('La Liga', 'win', 'win', 'lose', 'draw'), ...tips('EPL', 'lose', 'lose')];
  const rows = comparedLeagues(first, second);
  expect(rows.map(({ name, of: [one, other] }) => [name, one?.sample, other?.sample])).toEqual([
    ['EPL', 2, 2],
    ['La Liga', undefined, 3],
    ['Serie A', 1, undefined],
  ]);
});
