import { folderCircles } from '../../../architecture/rooms/circles';

const circles = (imports: Record<string, string[]>) =>
  folderCircles(new Map(Object.entries(imports))).map(({ folder, parts }) => [folder, ...parts]);

it.each<[what: string, imports: Record<string, string[]>, expected: string[][]]>([
  ['one way', { 'src/a/x.ts': ['src/b/y.ts'], 'src/b/y.ts': [] }, []],
  [
    'two folders that import each other, though no file does',
    { 'src/a/x.ts': ['src/b/y.ts'], 'src/b/z.ts': ['src/a/w.ts'] },
    [['src', 'a', 'b']],
  ],
  [
    'through a third',
    { 'src/a/x.ts': ['src/b/y.ts'], 'src/b/y.ts': ['src/c/z.ts'], 'src/c/z.ts': ['src/a/w.ts'] },
    [['src', 'a', 'b', 'c']],
  ],
  [
    'files of a folder and a folder in it',
    { 'src/a/page.tsx': ['src/a/list/row.tsx'], 'src/a/list/row.tsx': ['src/a/query.ts'] },
    [['src/a', '.', 'list']],
  ],
  [
    'a folder means what is below it, too',
    { 'src/a/x/deep.ts': ['src/b/y.ts'], 'src/b/y.ts': ['src/a/z/other.ts'] },
    [['src', 'a', 'b']],
  ],
  [
    'two circles of one folder',
    {
      ...{ 'src/a/x.ts': ['src/b/x.ts'], 'src/b/x.ts': ['src/a/y.ts', 'src/c/x.ts'] },
      ...{ 'src/c/x.ts': ['src/d/x.ts'], 'src/d/x.ts': ['src/c/y.ts'] },
    },
    [
      ['src', 'a', 'b'],
      ['src', 'c', 'd'],
    ],
  ],
])('%s', (_what, imports, expected) => {
  expect(circles(imports)).toEqual(expected);
});

it('names one import for each arrow', () => {
  const [circle] = folderCircles(
    new Map([
      ['src/a/x.ts', ['src/b/y.ts']],
      ['src/b/y.ts', ['src/a/z.ts']],
    ]),
  );
  expect(circle?.arrows).toEqual(['a → b (a/x.ts imports b/y.ts)', 'b → a (b/y.ts imports a/z.ts)']);
});
