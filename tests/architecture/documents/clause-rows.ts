/** What rows of the clause table are held against. */
export interface Clauses {
  /** Headings that must have rows, as they stand in both pages: `5. Rules`, `Wire`. */
  readonly headings: readonly string[];
  /** Entries of the decisions, each of which must have rows. */
  readonly entries: readonly string[];
  /** Every file of the project, from its root. */
  readonly files: readonly string[];
  readonly textOf: (file: string) => string;
}

interface Row {
  readonly id: string;
  readonly heading: string;
  readonly clause: string;
  readonly built: string;
  readonly test: string;
}

const PATH = /`([^`]+)`/g;
/** A test file, and the names of tests in it that stand behind it: `` `tests/a.test.ts` "name" "other name" ``. */
const TEST = /`([^`]+)`((?:,? "[^"]+")*)/g;

/** The headings `## …` of a page. */
export const headingsOf = (page: string): string[] => [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);

/** Entries `- **name**: …` and `- **name.** …`, without those that only lead to another one. */
export const namedEntriesOf = (page: string): string[] =>
  [...page.matchAll(/^- \*\*([^*]+?)\.?\*\*(?!: (?:see|the two entries) )/gm)].map(([, name = '']) => name);

/** Rows of four cells below their headings; a row of another width has what is missing empty. */
function rowsOf(page: string): Row[] {
  let heading = '';
  const rows: Row[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice('## '.length);
    if (!line.startsWith('| ') || line.startsWith('| id ')) continue;
    const [id = '', clause = '', built = '', test = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
      .slice(1);
    rows.push({ id, heading, clause, built, test });
  }
  return rows;
}

/** What an id begins with: the number of the section (`5` of `5.12`) or the name of the entry (`buy` of `buy.2`). */
const ownerOf = (id: string) => /^(.+)\.\d+$/.exec(id)?.[1];

/** A test has its name as a whole text of its file, in quotes of any kind. */
function hasName(text: string, name: string): boolean {
  const plain = text.replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => plain.includes(quote + name + quote));
}

function wrongTests({ id, test }: Row, files: ReadonlySet<string>, { textOf }: Clauses): string[] {
  const named = [...test.matchAll(TEST)].map(([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }));
  if (named.length === 0) return [`${id} has no test`];
  return named.flatMap(({ file, names }) => {
    if (!file.startsWith('tests/')) return [`${id}: ${file} is no test`];
    if (!files.has(file)) return [`${id}: ${file} is not there`];
    return names.filter((name) => !hasName(textOf(file), name)).map((name) => `${id}: ${file} has no test "${name}"`);
  });
}

function wrongPlaces({ id, built }: Row, { files }: Clauses): string[] {
  const named = [...built.matchAll(PATH)].map(([, place = '']) => place);
  if (named.length === 0) return [`${id} does not say where it is built`];
  return named
    .filter((place) => !files.some((file) => file === place || file.startsWith(`${place}/`)))
    .map((place) => `${id}: ${place} is not there`);
}

/** What is wrong with the table of clauses, a line for each fault; none when every row leads somewhere and nothing is without rows. */
export function wrongClauses(page: string, clauses: Clauses): string[] {
  const rows = rowsOf(page);
  const files = new Set(clauses.files);
  const owners = new Set(rows.map(({ id }) => ownerOf(id)));
  const headings = new Set(rows.map(({ heading }) => heading));
  const seen = new Set<string>();
  const ofRows = rows.flatMap((row) => {
    const owner = ownerOf(row.id);
    const section = /^(\d+)\. /.exec(row.heading)?.[1];
    const known = section === undefined ? clauses.entries.includes(owner ?? '') : owner === section;
    const twice = seen.has(row.id);
    seen.add(row.id);
    return [
      ...(known ? [] : [`${row.id} is no clause of "${row.heading}"`]),
      ...(twice ? [`${row.id} stands there twice`] : []),
      ...(row.clause === '' ? [`${row.id} has no clause`] : []),
      ...wrongPlaces(row, clauses),
      ...wrongTests(row, files, clauses),
    ];
  });
  return [
    ...ofRows,
    ...clauses.headings.filter((heading) => !headings.has(heading)).map((heading) => `"${heading}" has no rows`),
    ...clauses.entries.filter((entry) => !owners.has(entry)).map((entry) => `the entry "${entry}" has no row`),
  ];
}

/** How many clauses the table has. */
export const clauseCount = (page: string): number => rowsOf(page).length;
