import {
  clauseCount,
  headingsOf,
  namedEntriesOf,
  testsByClause,
  withTests,
  wrongClauses,
} from '../../../architecture/documents/clause-rows';

const decisions =
  '# D\n\n## Wire\n\n- **body**: a form.\n- **pairs**: see body.\n\n## House\n\n- **The edge.** Once.\n';
const table = (...rows: string[]) => {
  const [of5 = '', ofWire = '', ofHouse = ''] = rows;
  return `# T\n\n| id | clause | tests |\n|---|---|---|\n\n## 5. Rules\n\n${of5}\n\n## Wire\n\n${ofWire}\n\n## House\n\n${ofHouse}\n`;
};
const RULE = '| 5.1 | ten | unit/a |';
const WIRE = '| body.1 | a form of a \\| b | unit/a, browser/b |';
const EDGE = '| The edge.1 | once | support/c |';
const texts: Record<string, string> = {
  'tests/unit/a.test.ts': "test('the top ten [5.1]', () => {});\ntest('isn\\'t more [5.1, body.1]', () => [0.5, 5.7]);",
  'tests/browser/b.full.test.tsx': "test.each([['dots [body.1]']])",
  'tests/support/c.ts': 'it(`in 390 px [The edge.1]`)',
};
const clauses = {
  headings: ['5. Rules', ...headingsOf(decisions)],
  entries: namedEntriesOf(decisions),
  tests: testsByClause(Object.keys(texts), (file) => texts[file] ?? ''),
};
const PAGE = table(RULE, WIRE, EDGE);

test('entries that only lead to another one need no row', () => {
  expect(clauses.entries).toEqual(['body', 'The edge']);
});

test('numbers are read at the ends of titles, also of names with an apostrophe', () => {
  expect(Object.fromEntries(clauses.tests)).toEqual({
    '5.1': ['tests/unit/a.test.ts'],
    'body.1': ['tests/unit/a.test.ts', 'tests/browser/b.full.test.tsx'],
    'The edge.1': ['tests/support/c.ts'],
  });
  const quoted = testsByClause(['a'], () => "it('x [the world\\'s calendar.1, 5.2]')");
  expect([...quoted.keys()]).toEqual(["the world's calendar.1", '5.2']);
});

test('a table in which every clause has a test is right', () => {
  expect(wrongClauses(PAGE, clauses)).toEqual([]);
  expect(clauseCount(PAGE)).toBe(3);
});

test('the last column is written anew, the rest stands', () => {
  expect(withTests(PAGE, clauses.tests)).toBe(PAGE);
  expect(withTests(PAGE.replace('unit/a', '').replace(' support/c |', ''), clauses.tests)).toBe(PAGE);
});

test.each([
  ['a row without words', [RULE.replace(' ten ', ' ')], '5.1 has no words'],
  ['a row without a test', [RULE, '| 5.2 | eleven | unit/a |'], '5.2 has no test: a title that ends with [5.2]'],
  ['a number twice', [RULE, RULE], '5.1 stands there twice'],
])('%s is told', (_what, rows, told) => {
  expect(wrongClauses(table(rows.join('\n'), WIRE, EDGE), clauses)).toEqual([told]);
});

test('a number of another section, and what then has none, are told', () => {
  expect(wrongClauses(table(RULE.replace('5.1', 'ten'), WIRE, EDGE), clauses)).toEqual([
    'ten is no clause of "5. Rules"',
    'ten has no test: a title that ends with [ten]',
    'tests/unit/a.test.ts: no clause 5.1',
  ]);
});

test('a section and an entry without rows are told', () => {
  const none = { ...clauses, tests: new Map([['body.1', ['a']]]) };
  expect(wrongClauses(table('', WIRE, ''), none)).toEqual([
    '"5. Rules" has no rows',
    '"House" has no rows',
    'the entry "The edge" has no row',
  ]);
});
