import { inProject } from '../../support/project-root';
import { outcomeOf } from '../../support/run/run-jest';

const file = (name: string, ...statuses: string[]) => ({
  path: inProject(name),
  isGood: !statuses.includes('failed') && statuses.length > 0,
  tests: statuses.map((status, index) => ({ status, fullName: `test ${index + 1}` })),
});
const begun = (name: string, minutesAgo: number) => ({
  path: inProject(name),
  begunAt: Date.now() - minutesAgo * 60_000,
});

/** The progress reporter writes the files to run, then each that begins and that ends. */
const report = (all: readonly string[], ...lines: readonly object[]) =>
  `${[all.map((name) => inProject(name)), ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;

const BOTH = ['a.test.ts', 'b.test.ts'];
const GOOD = file('a.test.ts', 'passed');

test('files that ended are told with their tests, those that began with nothing', () => {
  const bad = file('b.test.ts', 'passed', 'failed');
  const told = report(BOTH, begun('a.test.ts', 1), GOOD, begun('b.test.ts', 1), bad);
  const { files, rest } = outcomeOf(told, 1, false);
  expect(files).toEqual([GOOD, bad]);
  expect(rest).toMatchObject({ passed: 0, failed: 0, notRun: [] });
});

test.each([
  ['ended by itself: the rest has failed', 1, false, ['b.test.ts › was not run'], []],
  ['was ended as the time was up: the rest is named', 1, true, [], ['b.test.ts']],
  ['was ended while a file hung: that one has failed', 30, true, ['b.test.ts › did not end'], []],
] as const)('a run that %s', (_name, minutesAgo, isStopped, failures, notRun) => {
  const { rest } = outcomeOf(report(BOTH, GOOD, begun('b.test.ts', minutesAgo)), 1, isStopped);
  expect(rest).toEqual({ passed: 0, failed: failures.length, failures, notRun });
});

test('a code of failure without a failed test is a failure', () => {
  const { rest } = outcomeOf(report(['a.test.ts'], GOOD), 1, false);
  expect(rest).toMatchObject({ failed: 1, failures: ['jest ended with code 1'] });
});
