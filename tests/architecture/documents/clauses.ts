import { filesBelow, textOf } from '../project-files';
import type { Step } from '../step';
import { clauseCount, headingsOf, namedEntriesOf, wrongClauses } from './clause-rows';

const TABLE = 'docs/clauses.md';

/** Every clause of the product and of the decisions says where it is built and which test holds it. */
export const clauses: Step = {
  name: 'clauses',
  run() {
    const [product, decisions, table] = [textOf('docs/product.md'), textOf('docs/decisions.md'), textOf(TABLE)];
    const problems = wrongClauses(table, {
      headings: [...headingsOf(product), ...headingsOf(decisions)],
      entries: namedEntriesOf(decisions),
      files: filesBelow('.'),
      textOf,
    });
    return { problems: problems.map((one) => `${TABLE}: ${one}`), summary: `${clauseCount(table)} clauses` };
  },
};
