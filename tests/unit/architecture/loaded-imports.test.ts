interface Extractor {
  extract(code: string, file: string, usual: (code: string) => Set<string>): Set<string>;
}
const { extract } = jest.requireActual<Extractor>('../../support/jest/loaded-imports.cjs');

const usual = (code: string) =>
  new Set([...code.matchAll(/(?:from|import\()\s*'([^']*)'/g)].map(([, path = '']) => path));

test.each([
  ['a value', "import { a } from './a';", ['./a']],
  ['a value beside a type', "import { type A, a } from './a';", ['./a']],
  ['a type', "import type { A } from './a';", []],
  ['types alone, over lines', "import {\n  type A,\n  type B,\n} from './a';", []],
  ['a type by its own name', "import type A from './a';\nimport { b } from './b';", ['./b']],
  ['a type that is handed on', "export type { A } from './a';\nexport { b } from './b';", ['./b']],
  ['a type of this file', "export type A = 'b';\nexport { b } from './b';", ['./b']],
  ['a page in its turn', "const page = () => import('./page');", ['./page']],
])('%s', (_, code, loaded) => {
  expect([...extract(code, 'src/app/some.ts', usual)]).toEqual(loaded);
});

test('through the table of pages none of them reaches every test', () => {
  const code = "import { a } from './a';\nconst page = () => import('./page');";
  expect([...extract(code, 'src/app/routing/page-table.ts', usual)]).toEqual(['./a']);
});
