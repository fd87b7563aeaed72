import { allSteps } from '../../architecture/all-steps';
import { compiling } from '../../architecture/compiling';
import { formatting } from '../../architecture/formatting';
import { longTestsOf } from '../../architecture/long-tests';
import { details, runSteps } from '../../architecture/run-steps';
import type { Step } from '../../architecture/step';
import { requireBrowser } from '../browser/find-browser';
import { missingEngines } from '../engines/installed-engines';
import { startPostgres } from '../servers/postgres-server';
import { type Change, reachedBy } from './changed-files';
import { fetchOtherNodes, otherNodes } from './other-nodes';
import { NO_TESTS, runJest, sum, type Tally } from './run-jest';

/** `test` is what every change must pass; `full` is what takes long: the long tests, what a database decides on PostgreSQL, other lines of Node. */
export type Extent = 'test' | 'full';

const SERVER_PROJECTS = ['contract', 'integration'];
const ALL_PROJECTS = ['unit', 'unit-dom', ...SERVER_PROJECTS, 'browser'];
/** Tests that start a back end ask the database; the rest of these projects would only repeat itself. */
const STARTS_BACK_ENDS = 'tests/support/servers/backend-process.ts';

/** An edit of a source is to be seen at once, and other tests build from the same sources. */
const ALONE = ['tests/browser/development/fast-refresh.full.test.ts'];

/** Tests of what Node itself runs: the back end's parts and the tools; the app's parts are a browser's. */
const RUN_BY_NODE = [
  'tests/unit/backend/',
  'tests/unit/tools/',
  'tests/integration/(backend|conformance|http|push|socket|tools|video)/',
];

/** Runs the checks and all tests; ends the process with the line `N passed, N failed` and code 1 when anything failed. */
export async function runSuite(extent: Extent): Promise<void> {
  const env = { CHROME_PATH: requireBrowser(), ...(extent === 'full' ? { TEST_FULL: 'only' } : {}) };
  const check = extent === 'full' ? NO_TESTS : await runCheck(allSteps);
  const tests = [await runJest({ projects: ALL_PROJECTS, env, alone: extent === 'full' ? ALONE : [] })];
  if (extent === 'full') tests.push(await runOnPostgres(env), await runOnOtherNodes(env));
  if (extent === 'full') sayMissing();
  conclude(check, sum(tests));
}

/** Right above the last line, where it is read. */
const sayMissing = (): void => missingEngines(['webkit', 'firefox']).forEach(say);

/** Only the test files, long ones too, that have one of the words in their path. */
export async function runNamed(words: readonly string[]): Promise<void> {
  const env = { CHROME_PATH: requireBrowser(), TEST_FULL: '1' };
  const tests = await runJest({ projects: ALL_PROJECTS, env, args: [...words] });
  if (words.some((word) => word.includes('engines'))) sayMissing();
  conclude(NO_TESTS, tests);
}

/** Writes the landmarks of the screens anew; with words, of those in the files that have one of them in their path. */
export async function runLandmarks(words: readonly string[]): Promise<void> {
  const env = { CHROME_PATH: requireBrowser(), TEST_FULL: '1', LANDMARKS: 'write' };
  const files = (words.length === 0 ? [''] : words).map((word) => `${word}.*-landmarks\\.(full\\.)?test`);
  conclude(NO_TESTS, await runJest({ projects: ['browser'], env, args: files }));
}

/**
 * Only the test files that the change reaches. What no test loads (types alone, a document) is at least compiled and
 * formatted.
 */
export async function runChanged(change: Change): Promise<void> {
  const env = { CHROME_PATH: requireBrowser() };
  const reached = reachedBy(change);
  const args = ['--findRelatedTests', ...reached];
  const ran = reached.length === 0 ? NO_TESTS : await runJest({ projects: ALL_PROJECTS, env, args });
  const long = longTestsOf([...change.files, ...reached]);
  if (long.length > 0) say(`\nNot all run, and they open what was changed: npm test -- ${long.join(' ')}`);
  if (ran.passed + ran.failed > 0) return conclude(NO_TESTS, ran);
  say('No test loads what was changed; compiled and formatted it must be all the same:');
  conclude(NO_TESTS, await runCheck([compiling, formatting]));
}

function conclude(check: Tally, ran: Tally): void {
  if (ran.passed + ran.failed === 0) say('No test ran: that is a failure.');
  const all = sum([check, ran]);
  say('');
  // Below all other lines, where a cut record of a run still shows them.
  for (const file of all.unsteady ?? []) say(`*** unsteady: ${file} ***`);
  for (const what of all.notRun ?? []) say(`*** not run, the time was up: ${what} ***`);
  for (const failure of all.failures ?? []) say(`*** failed: ${failure} ***`);
  say(`${all.passed} passed, ${all.failed} failed`);
  process.exit(all.failed === 0 && ran.passed > 0 ? 0 : 1);
}

async function runCheck(steps: Step[]): Promise<Tally> {
  const outcomes = await runSteps(steps, say);
  details(outcomes).forEach(say);
  const failures = outcomes.filter(({ problems }) => problems.length > 0).map(({ name }) => `check › ${name}`);
  return { passed: outcomes.length - failures.length, failed: failures.length, failures };
}

async function runOnPostgres(env: Record<string, string>): Promise<Tally> {
  const server = await startPostgres().catch((error: unknown) => {
    say(`\nPostgreSQL is installed and does not start: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  if (server === null) return { passed: 0, failed: 1, failures: ['PostgreSQL does not start'] };
  if (!server) {
    say(
      '\n*** POSTGRESQL IS NOT INSTALLED: the back-end tests ran on PGlite only (Debian: apt-get install postgresql) ***\n',
    );
    return NO_TESTS;
  }
  say('\nWhat asks the database, once more on PostgreSQL:');
  try {
    return await runJest({
      projects: SERVER_PROJECTS,
      env: { ...env, TEST_FULL: '', TEST_DATABASE_SERVER: server.url },
      args: ['--findRelatedTests', STARTS_BACK_ENDS],
    });
  } finally {
    await server.stop();
  }
}

/** Runs the tests of what Node runs once more, on its other lines. */
async function runOnOtherNodes(env: Record<string, string>): Promise<Tally> {
  const tallies: Tally[] = [];
  fetchOtherNodes(process.versions.node);
  for (const { line, program } of otherNodes(process.versions.node)) {
    if (program === undefined) {
      say(`\n*** NODE ${line} CANNOT BE HAD HERE (tests/support/other-nodes): nothing was tried on it ***\n`);
      continue;
    }
    say(`\nWhat Node runs, once more on Node ${line}:`);
    const projects = ['unit', ...SERVER_PROJECTS];
    tallies.push(await runJest({ projects, env: { ...env, TEST_FULL: '' }, args: RUN_BY_NODE, node: program }));
  }
  return sum(tallies);
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
