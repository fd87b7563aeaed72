import { firstRows } from '../../../../src/pages/search/rows/first-rows';

/** decisions.md, search. */
test.each<[string, number[], number, number[]]>([
  ['all that there is room for', [2, 3], 12, [2, 3]],
  ['from the top, the last group in part [search.6]', [5, 5, 5, 1], 12, [5, 5, 2, 0]],
  ['a group that fills the screen leaves nothing', [5, 5], 5, [5, 0]],
  ['nothing found, nothing drawn', [], 12, []],
])('%s', (_, shown, most, first) => {
  expect(firstRows(shown, most)).toEqual(first);
});
