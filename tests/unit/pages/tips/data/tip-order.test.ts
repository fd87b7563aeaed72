import type { Tip } from '../../../../../src/contract/tip/tip';
import { leaguesOf, sortTips, TIP_SORTS } from '../../../../../src/pages/tips/data/tip-order';
import { saleEnd } from '../../../../../src/rules/tip/tip-view-model';

const tip = (
  id: string,
  startDate: number | undefined,
  hitPercents: number | undefined,
  goldPrice: number | undefined,
  more = {},
) =>
  ({
    id,
    messageMatchList: [{ startDate, matchLeague: `L${id} · R1` }],
    professor: { hitPercents },
    goldPrice,
    isOnSale: true,
    result: 'waiting',
    ...more,
  }) as unknown as Tip;
const TIPS = [
  tip('a', 30, 60, 20),
  tip('b', 10, undefined, 5),
  tip('c', undefined, 80, undefined),
  tip('d', 5, 90, 1, { isOnSale: false }),
];

it.each([
  ['newest', 'abcd'],
  ['kickOff', 'bacd'],
  ['hitRate', 'cabd'],
  ['price', 'bacd'],
] as const)('by %s, what is on sale first [order of tips.1]', (sort, ids) => {
  expect(TIP_SORTS).toContain(sort);
  expect(
    sortTips(TIPS, sort)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});

it('decisions.md, luck range: all of nine tips stand behind half of ten [order of tips.1]', () => {
  const of = (id: string, hitPercents: number, hitSession: number) =>
    tip(id, 1, undefined, 1, { professor: { hitPercents, hitSession } });
  const sorted = sortTips([of('nine', 100, 9), of('ten', 50, 10)], 'hitRate');
  expect(sorted.map(({ id }) => id)).toEqual(['ten', 'nine']);
});

it('leagues without their rounds', () => {
  expect(leaguesOf(tip('x', 1, 1, 1))).toEqual(['Lx']);
});

const MINUTE = 60_000;
it.each([
  ['two hours and more', 133 * MINUTE, { hours: 2, minutes: 13, isSoon: false }],
  ['soon', 65 * MINUTE, { hours: 1, minutes: 5, isSoon: true }],
  ['the last seconds', 1, { hours: 0, minutes: 1, isSoon: true }],
  ['over', 0, undefined],
])('decisions, sale ends in: %s [order of tips.2]', (_what, left, end) => {
  expect(saleEnd({ isOnSale: true, result: 'waiting', saleEndTime: 1000 + left }, 1000)).toEqual(end);
});

it('says nothing where nobody knows the end, or it is not on sale', () => {
  expect(saleEnd({ isOnSale: undefined, result: 'waiting', saleEndTime: undefined }, 1)).toBeUndefined();
  expect(saleEnd({ isOnSale: false, result: 'waiting', saleEndTime: 9 }, 1)).toBeUndefined();
});
