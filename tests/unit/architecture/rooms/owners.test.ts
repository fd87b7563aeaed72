import { ownersOfShared } from '../../../architecture/rooms/owners';

const owners = (imports: Record<string, string[]>) =>
  Object.fromEntries(
    [...ownersOfShared(new Map(Object.entries(imports)))].map(([thing, of]) => [thing, [...of].sort()]),
  );

it.each<[what: string, imports: Record<string, string[]>, expected: Record<string, string[]>]>([
  [
    'a page, by its folder below pages/',
    { 'src/pages/tips/list/tip-row.tsx': ['src/ui/lists/rank.tsx'], 'src/ui/lists/rank.tsx': [] },
    { 'src/ui/lists/rank': ['pages/tips'] },
  ],
  [
    'pages that use it through a domain or a rule',
    {
      'src/pages/tips/a.tsx': ['src/domains/match/row.tsx'],
      'src/pages/anchor/b.tsx': ['src/domains/match/row.tsx'],
      'src/domains/match/row.tsx': ['src/rules/match/status.ts'],
      'src/rules/match/status.ts': [],
    },
    {
      'src/domains/match/row': ['pages/anchor', 'pages/tips'],
      'src/rules/match/status': ['pages/anchor', 'pages/tips'],
    },
  ],
  [
    'whoever uses the sheet of a component uses the component',
    {
      'src/pages/anchor/grid.tsx': ['src/domains/anchor/cell.tsx'],
      'src/pages/topics/bones.tsx': ['src/domains/anchor/cell.module.css'],
      'src/domains/anchor/cell.tsx': ['src/domains/anchor/cell.module.css'],
      'src/domains/anchor/cell.module.css': [],
    },
    { 'src/domains/anchor/cell': ['pages/anchor', 'pages/topics'] },
  ],
  [
    'the back end as one, other rooms of src by their names, a circle without end',
    {
      'backend/calls/a.ts': ['src/rules/tip/one.ts'],
      'backend/world/b.ts': ['src/rules/tip/one.ts'],
      'src/rules/tip/one.ts': ['src/rules/tip/two.ts'],
      'src/rules/tip/two.ts': ['src/rules/tip/one.ts'],
      'src/app/mount/app-layout.tsx': ['src/rules/tip/two.ts'],
    },
    { 'src/rules/tip/one': ['app', 'backend'], 'src/rules/tip/two': ['app', 'backend'] },
  ],
  ['nobody', { 'src/ui/cx.ts': [] }, { 'src/ui/cx': [] }],
])('the owners of a shared thing: %s', (_what, imports, expected) => {
  expect(owners(imports)).toEqual(expected);
});
