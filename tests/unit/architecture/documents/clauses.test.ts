import { clauseCount, headingsOf, namedEntriesOf, wrongClauses } from '../../../architecture/documents/clause-rows';

const decisions =
  '# D\n\n## Wire\n\n- **body**: a form.\n- **pairs**: see body.\n\n## House\n\n- **The edge.** Once.\n';
const table = (...rows: string[]) => {
  const [of5 = '', ofWire = '', ofHouse = ''] = rows;
  return `# T\n\n| id | clause | built | test |\n|---|---|---|---|\n\n## 5. Rules\n\n${of5}\n\n## Wire\n\n${ofWire}\n\n## House\n\n${ofHouse}\n`;
};
const RULE = '| 5.1 | ten | `src/rules` | `tests/unit/a.test.ts` "the top ten", "isn\'t more" |';
const WIRE = '| body.1 | a form | `src/http/form.ts` | `tests/unit/a.test.ts`, `tests/unit/b.test.ts` "dots" |';
const EDGE = '| The edge.1 | once | `src/http/form.ts` | `tests/unit/b.test.ts` |';
const texts: Record<string, string> = {
  'tests/unit/a.test.ts': "test('the top ten', () => {});\ntest('isn\\'t more', () => {});",
  'tests/unit/b.test.ts': 'test.each([[`dots`]])',
  'src/rules/ten.ts': '',
  'src/http/form.ts': '',
};
const clauses = {
  headings: ['5. Rules', ...headingsOf(decisions)],
  entries: namedEntriesOf(decisions),
  files: Object.keys(texts),
  textOf: (file: string) => texts[file] ?? '',
};

test('entries that only lead to another one need no row', () => {
  expect(clauses.entries).toEqual(['body', 'The edge']);
});

test('a table in which every clause leads somewhere is right', () => {
  expect(wrongClauses(table(RULE, WIRE, EDGE), clauses)).toEqual([]);
  expect(clauseCount(table(RULE, WIRE, EDGE))).toBe(3);
});

test.each([
  ['a row without a clause', RULE.replace(' ten ', ' '), '5.1 has no clause'],
  ['a row without a place', RULE.replace('`src/rules`', 'somewhere'), '5.1 does not say where it is built'],
  ['a place that has moved', RULE.replace('src/rules', 'src/rule'), '5.1: src/rule is not there'],
  ['a row without a test', '| 5.1 | ten | `src/rules` | |', '5.1 has no test'],
  ['a test that is none', RULE.replace('tests/unit/a.test.ts', 'src/rules/ten.ts'), '5.1: src/rules/ten.ts is no test'],
  ['a test that has moved', RULE.replace('unit/a', 'a'), '5.1: tests/a.test.ts is not there'],
  ['a name of no test', RULE.replace('top ten', 'top'), '5.1: tests/unit/a.test.ts has no test "the top"'],
  ['a number of another section', RULE.replace('5.1', '4.1'), '4.1 is no clause of "5. Rules"'],
  ['no number', RULE.replace('5.1', 'ten'), 'ten is no clause of "5. Rules"'],
  ['a number twice', `${RULE}\n${RULE}`, '5.1 stands there twice'],
])('%s is told', (_what, rows, told) => {
  expect(wrongClauses(table(rows, WIRE, EDGE), clauses)).toEqual([told]);
});

test('a section and an entry without rows are told', () => {
  expect(wrongClauses(table('', WIRE, ''), clauses)).toEqual([
    '"5. Rules" has no rows',
    '"House" has no rows',
    'the entry "The edge" has no row',
  ]);
  const unknown = wrongClauses(table(RULE, WIRE.replace('body', 'bodies'), EDGE), clauses);
  expect(unknown).toEqual(['bodies.1 is no clause of "Wire"', 'the entry "body" has no row']);
});
