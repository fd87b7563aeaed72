import { inProject } from '../../support/project-root';
import { outcomeOf } from '../../support/run/run-jest';

const file = (name: string, ...statuses: string[]) => ({
  path: inProject(name),
  isGood: !statuses.includes('failed') && statuses.length > 0,
  tests: statuses.map((status, index) => ({ status, fullName: `test ${index + 1}` })),
});

/** The progress reporter writes the files to run, then each that ended. */
const report = (begun: readonly string[], ...ended: ReturnType<typeof file>[]) =>
  `${[begun.map((name) => inProject(name)), ...ended].map((line) => JSON.stringify(line)).join('\n')}\n`;

const BOTH = ['a.test.ts', 'b.test.ts'];

test('what passed and failed is counted, and the files that failed are named apart', () => {
  const ended = report(BOTH, file('a.test.ts', 'passed', 'passed'), file('b.test.ts', 'passed', 'failed'));
  const { all, others, failedFiles } = outcomeOf(ended, 1, false);
  expect(all).toMatchObject({ passed: 3, failed: 1, failures: ['b.test.ts › test 2'], notRun: [] });
  expect(others).toMatchObject({ passed: 2, failed: 0 });
  expect(failedFiles).toEqual(['b.test.ts']);
});

test('a file that could not be loaded is a failure', () => {
  const { all } = outcomeOf(report(['a.test.ts'], file('a.test.ts')), 1, false);
  expect(all.failures).toEqual(['a.test.ts › could not be loaded']);
});

test.each([
  ['ended by itself: the rest has failed', false, { failed: 1, failures: ['b.test.ts › was not run'], notRun: [] }],
  ['was ended as the time was up: the rest is named', true, { failed: 0, failures: [], notRun: ['b.test.ts'] }],
])('a run that %s', (_name, isStopped, rest) => {
  const { all } = outcomeOf(report(BOTH, file('a.test.ts', 'passed')), 1, isStopped);
  expect(all).toMatchObject({ passed: 1, ...rest });
});

test('a code of failure without a failed test is a failure', () => {
  const { all } = outcomeOf(report(['a.test.ts'], file('a.test.ts', 'passed')), 1, false);
  expect(all).toMatchObject({ passed: 1, failed: 1, failures: ['jest ended with code 1'] });
});
