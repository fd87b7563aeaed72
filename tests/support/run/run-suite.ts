import { allSteps } from '../../architecture/all-steps';
import { details, runSteps } from '../../architecture/run-steps';
import { requireBrowser } from '../browser/find-browser';
import { startPostgres } from '../servers/postgres-server';
import { runJest, type Tally } from './run-jest';

/** `test` is what every change must pass; `full` is what takes long: the long tests, and all back-end tests on PostgreSQL. */
export type Extent = 'test' | 'full';

const SERVER_PROJECTS = ['contract', 'integration'];
const QUICK_PROJECTS = ['unit', 'unit-dom', ...SERVER_PROJECTS];

/** Runs the checks and all tests; ends the process with the line `N passed, N failed` and code 1 when anything failed. */
export async function runSuite(extent: Extent): Promise<void> {
  const chrome = requireBrowser();
  const env = { CHROME_PATH: chrome, ...(extent === 'full' ? { TEST_FULL: 'only' } : {}) };
  const check = extent === 'full' ? sum([]) : await runCheck();
  const tests = [await runJest({ projects: QUICK_PROJECTS, env })];
  // What drives a browser measures, too: one file at a time.
  tests.push(await runJest({ projects: ['browser'], inBand: true, env }));
  if (extent === 'full') tests.push(await runOnPostgres(env));
  const ran = sum(tests);
  if (ran.passed + ran.failed === 0) say('No test ran: that is a failure.');
  const all = sum([check, ran]);
  say(`\n${all.passed} passed, ${all.failed} failed`);
  process.exit(all.failed === 0 && ran.passed > 0 ? 0 : 1);
}

async function runCheck(): Promise<Tally> {
  const outcomes = await runSteps(allSteps, say);
  details(outcomes).forEach(say);
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  return { passed: outcomes.length - failed, failed };
}

async function runOnPostgres(env: Record<string, string>): Promise<Tally> {
  const server = await startPostgres().catch((error: unknown) => {
    say(`\nPostgreSQL is installed and does not start: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  if (server === null) return { passed: 0, failed: 1 };
  if (!server) {
    say(
      '\n*** POSTGRESQL IS NOT INSTALLED: the back-end tests ran on PGlite only (Debian: apt-get install postgresql) ***\n',
    );
    return { passed: 0, failed: 0 };
  }
  say('\nThe back-end tests once more, on PostgreSQL:');
  try {
    return await runJest({
      projects: SERVER_PROJECTS,
      env: { ...env, TEST_FULL: '', TEST_DATABASE_SERVER: server.url },
    });
  } finally {
    await server.stop();
  }
}

const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
