import { filesBelow, textOf } from '../project-files';
import type { Step } from '../step';
import {
  clauseCount,
  headingsOf,
  namedEntriesOf,
  type TestsByClause,
  testsByClause,
  withTests,
  wrongClauses,
} from './clause-rows';

export const CLAUSES = 'docs/clauses.md';
/** The examples by which this check is tested. */
const EXAMPLES = 'tests/unit/architecture/documents/';

/** Numbers of clauses in the titles of all tests, those that are made in tests/support among them. */
export const namedClauses = (): TestsByClause =>
  testsByClause(
    filesBelow('tests', '.ts', '.tsx').filter((file) => !file.startsWith(EXAMPLES)),
    textOf,
  );

/** Every clause of the product and of the decisions has a test that names it. */
export const clauses: Step = {
  name: 'clauses',
  run() {
    const [product, decisions, page] = [textOf('docs/product.md'), textOf('docs/decisions.md'), textOf(CLAUSES)];
    const tests = namedClauses();
    const headings = [...headingsOf(product), ...headingsOf(decisions)];
    const wrong = wrongClauses(page, { headings, entries: namedEntriesOf(decisions), tests });
    const stale = page === withTests(page, tests) ? [] : ['older than the titles of the tests: npm run docs'];
    return {
      problems: [...wrong, ...stale].map((one) => `${CLAUSES}: ${one}`),
      summary: `${clauseCount(page)} clauses`,
    };
  },
};
