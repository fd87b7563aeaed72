import { namesThatStandTwice } from '../../../architecture/rooms/base-names';
import { smallWithOneCaller } from '../../../architecture/rooms/small-files';

const LATE = new Set(['src/a/late.ts']);
const found = (imports: Record<string, string[]>, lines = 10) =>
  smallWithOneCaller(new Map(Object.entries(imports)), () => lines, LATE);

it.each<[what: string, imports: Record<string, string[]>, lines: number, count: number]>([
  ['a small file with one caller beside it', { 'src/a/caller.ts': ['src/a/small.ts'] }, 29, 1],
  ['one of thirty lines', { 'src/a/caller.ts': ['src/a/small.ts'] }, 30, 0],
  ['one with two callers', { 'src/a/one.ts': ['src/a/small.ts'], 'src/a/two.ts': ['src/a/small.ts'] }, 10, 0],
  ['one whose caller is in another folder', { 'src/b/caller.ts': ['src/a/small.ts'] }, 10, 0],
  ['one that is loaded late', { 'src/a/caller.ts': ['src/a/late.ts'] }, 10, 0],
  ['a query', { 'src/a/caller.ts': ['src/a/hosts-query.ts'] }, 10, 0],
])('small files: %s', (_what, imports, lines, count) => {
  expect(found(imports, lines)).toHaveLength(count);
});

it('base names that stand twice are told with their files', () => {
  expect(namesThatStandTwice(['src/a/row.tsx', 'src/b/row.ts', 'src/b/cell.tsx'])).toEqual([
    'row: src/a/row.tsx, src/b/row.ts',
  ]);
});
