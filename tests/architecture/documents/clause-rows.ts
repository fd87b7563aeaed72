/** The clauses are held against these. */
export interface Clauses {
  /** Headings that must have rows, as they stand in both pages: `5. Rules`, `Wire`. */
  readonly headings: readonly string[];
  /** Entries of the decisions, each of which must have rows. */
  readonly entries: readonly string[];
  readonly tests: TestsByClause;
}

/** Test files by the number of the clause that a title of theirs ends with. */
export type TestsByClause = ReadonlyMap<string, readonly string[]>;

interface Row {
  readonly id: string;
  readonly heading: string;
  readonly clause: string;
}

/** The end of a title or of a row's name, with its quote: `… [5.12, buy.2]'`. */
const NUMBERS = /[ '"`]\[((?:[\w \\',-]+\.\d+(?:, )?)+)\]['"`]/g;

/** The headings `## …` of a page. */
export const headingsOf = (page: string): string[] => [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);

/** Entries `- **name**: …` and `- **name.** …`, without those that only lead to another one. */
export const namedEntriesOf = (page: string): string[] =>
  [...page.matchAll(/^- \*\*([^*]+?)\.?\*\*(?!: (?:see|the two entries) )/gm)].map(([, name = '']) => name);

/** Reads the numbers at the ends of titles. */
export function testsByClause(files: readonly string[], textOf: (file: string) => string): TestsByClause {
  const tests = new Map<string, string[]>();
  for (const file of files) {
    const named = [...textOf(file).matchAll(NUMBERS)].flatMap(([, ids = '']) => ids.replaceAll('\\', '').split(', '));
    for (const id of new Set(named)) tests.set(id, [...(tests.get(id) ?? []), file]);
  }
  return tests;
}

const isRow = (line: string) => line.startsWith('| ') && !line.startsWith('| id ');
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .slice(1);

function rowsOf(page: string): Row[] {
  let heading = '';
  const rows: Row[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice('## '.length);
    if (!isRow(line)) continue;
    const [id = '', clause = ''] = cellsOf(line);
    rows.push({ id, heading, clause });
  }
  return rows;
}

const shortName = (file: string) => file.replace(/^tests\//, '').replace(/(\.full)?(\.test)?\.tsx?$/, '');

/** The page with its last column written anew. */
export function withTests(page: string, tests: TestsByClause): string {
  const written = (line: string) => {
    const [id = '', clause = ''] = cellsOf(line);
    return `| ${id} | ${clause} | ${(tests.get(id) ?? []).map(shortName).join(', ')} |`;
  };
  return page
    .split('\n')
    .map((line) => (isRow(line) ? written(line) : line))
    .join('\n');
}

/** The beginning of a number: the section's number (`5` of `5.12`) or the entry's name (`buy` of `buy.2`). */
const ownerOf = (id: string) => /^(.+)\.\d+$/.exec(id)?.[1];

/** Faults of the page, a line each; none when every clause has a test, every number a clause, and nothing is without rows. */
export function wrongClauses(page: string, clauses: Clauses): string[] {
  const rows = rowsOf(page);
  const owners = new Set(rows.map(({ id }) => ownerOf(id)));
  const headings = new Set(rows.map(({ heading }) => heading));
  const seen = new Set<string>();
  const ofRows = rows.flatMap(({ id, heading, clause }) => {
    const owner = ownerOf(id);
    const section = /^(\d+)\. /.exec(heading)?.[1];
    const known = section === undefined ? clauses.entries.includes(owner ?? '') : owner === section;
    const twice = seen.has(id);
    seen.add(id);
    return [
      ...(known ? [] : [`${id} is no clause of "${heading}"`]),
      ...(twice ? [`${id} stands there twice`] : []),
      ...(clause === '' ? [`${id} has no words`] : []),
      ...(clauses.tests.has(id) ? [] : [`${id} has no test: a title that ends with [${id}]`]),
    ];
  });
  return [
    ...ofRows,
    ...[...clauses.tests].filter(([id]) => !seen.has(id)).map(([id, files]) => `${files.join(', ')}: no clause ${id}`),
    ...clauses.headings.filter((heading) => !headings.has(heading)).map((heading) => `"${heading}" has no rows`),
    ...clauses.entries.filter((entry) => !owners.has(entry)).map((entry) => `the entry "${entry}" has no row`),
  ];
}

/** How many clauses the table has. */
export const clauseCount = (page: string): number => rowsOf(page).length;
