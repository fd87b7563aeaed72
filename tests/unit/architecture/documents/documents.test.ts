import { type Room, withoutImplied } from '../../../architecture/documents/house';
import { drawHouse } from '../../../architecture/documents/house-picture';
import { bareRows } from '../../../architecture/documents/kept-promises';
import { entriesOf, lostReferences, sectionsOf } from '../../../architecture/documents/named-documents';
import { lostPaths } from '../../../architecture/documents/named-paths';

const known = {
  files: new Set(['product.md', 'docs/product.md', 'decisions.md']),
  sections: sectionsOf('# Product\n\n## 1. For whom\n\n## 4. States\n'),
  decisions: entriesOf('## Codes\n\n- **comment rule**: ban first.\n- **Forms.** Names are paths.\n'),
};

describe('a comment', () => {
  test.each([
    ['a section that is there', '/** Section 4, tabs. */', []],
    ['two sections, one of them missing', '// product.md, sections 1 and 7', ['section 7']],
    ['an entry with more behind it', '/** (decisions.md, comment rule). */', []],
    ['an entry that ends a line', '/**\n * Bans (decisions.md, comment\n * rule).\n */', []],
    ['a heading', '/** decisions.md, Codes: phases. */', []],
    ['an entry of a title with a stop', '/** (decisions.md, Forms) */', []],
    ['a word that only begins like an entry', '/** decisions.md, codeset */', ['decisions.md, codeset']],
    ['a document of elsewhere', '/* domain.md, NBA */', ['domain.md']],
    ['the design, which is elsewhere', '<!-- design README, 7 -->', ['design README']],
    ['an address with two strokes', "const a = 'https://example.com/x.md';", []],
    ['a text that is no comment', "test('decisions.md, nothing of the kind', () => {});", []],
  ])('names %s', (_what, text, lost) => {
    const found = lostReferences('src/a.ts', text, known);
    expect(found).toEqual(lost.map((one) => `src/a.ts:1 names ${one}, which no document has`));
  });

  test('is named by its first line', () => {
    expect(lostReferences('src/a.ts', 'a;\nb; // domain.md', known)[0]).toMatch(/^src\/a\.ts:2 /);
  });
});

describe('a document', () => {
  const files = ['src/app/push/push.ts', 'src/i18n/messages/en/room.json', 'docs/house.svg', 'README.md'];
  test.each([
    ['a file', '`src/app/push/push.ts`', []],
    ['a folder', 'in src/app/push', []],
    ['a folder with its stroke', 'backend/ and src/app/', ['backend/']],
    ['some files by a star', '`src/i18n/messages/*/room.json`', []],
    ['a file that has moved', 'see `src/app/push.ts`.', ['src/app/push.ts']],
    ['a link beside itself', '![house](house.svg) [top](../README.md)', []],
    ['a link to nothing', '[state](state.md)', ['docs/state.md']],
    ['a page of the web', '[there](https://example.com/a.md)', []],
  ])('names %s', (_what, text, lost) => {
    expect(lostPaths('docs/a.md', text, files)).toEqual(
      lost.map((one) => `docs/a.md names ${one}, which is not there`),
    );
  });
});

describe('the page on trust: a promise', () => {
  const table = (row: string) => `| promise | how | test |\n|---|---|---|\n${row}\n`;
  test.each([
    ['with a test', '| a | b | `tests/unit/a.test.ts` |', []],
    ['with two', '| a | b | `tests/unit/a.test.ts`, `tests/soak/soak.ts` |', []],
    ['with a reason', '| a | Not kept: the portal does | – |', []],
    ['with neither', '| a | b | – |', ['docs/t.md: no test and no reason for "a"']],
    [
      'with a test named where it is kept',
      '| a | `tests/unit/a.test.ts` | |',
      ['docs/t.md: no test and no reason for "a"'],
    ],
  ])('%s', (_what, row, bare) => {
    expect(bareRows('docs/t.md', table(row))).toEqual(bare);
  });
});

test('an arrow that follows from others is not drawn', () => {
  const imports = new Map([
    ['pages', new Set(['domains', 'contract'])],
    ['domains', new Set(['contract'])],
    ['contract', new Set<string>()],
  ]);
  expect(Object.fromEntries(withoutImplied(imports))).toEqual({
    pages: ['domains'],
    domains: ['contract'],
    contract: [],
  });
});

test('a circle of rooms cannot be drawn', () => {
  const imports = new Map([
    ['pages', new Set(['domains'])],
    ['domains', new Set(['pages'])],
  ]);
  expect(() => withoutImplied(imports)).toThrow('a circle of rooms: domains → pages → domains');
});

test('the picture has every room above what it imports', () => {
  const room = (name: string, level: number, arrows: string[]): Room => ({ name, level, arrows, inside: [] });
  const svg = drawHouse([room('contract', 0, []), room('rules', 1, ['contract']), room('tools', 1, ['contract'])]);
  const heights = [...svg.matchAll(/class="name" x="\d+" y="(\d+)">([^<]+)</g)].map(([, y, name]) => [name, Number(y)]);
  expect(heights.map(([name]) => name)).toEqual(['src/contract', 'src/rules', 'tools']);
  expect(heights[0]?.[1]).toBeGreaterThan(Number(heights[1]?.[1]));
  expect(svg.match(/marker-end/g)).toHaveLength(2);
});
