import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inProject, PROJECT_ROOT } from '../project-root';

/** Numbers of tests that passed and failed, and what to look at: `file › test` of what failed, the files of what failed once only. */
export interface Tally {
  passed: number;
  failed: number;
  failures?: readonly string[];
  unsteady?: readonly string[];
}

/** The fields of jest's `--json` report that are read here. */
interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface JestRun {
  projects: string[];
  env?: Record<string, string>;
  /** More of jest's own arguments: words of paths, `--findRelatedTests`. */
  args?: readonly string[];
  /** Files that would fail beside others: they run after them, by themselves. */
  alone?: readonly string[];
  /** The Node to run it with; the one that runs this, without. */
  node?: string;
}

export const NO_TESTS: Tally = { passed: 0, failed: 0 };

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
  unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
});

/** Files that failed, and what the others came to. */
interface Outcome {
  readonly failedFiles: readonly string[];
  readonly others: Tally;
  readonly all: Tally;
}

/**
 * Options of Node, which jest's workers inherit. Room for what is young (MiB): a tenth less processor time goes into
 * collecting garbage. And a worker ends when jest has no more for it.
 */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--require', inProject('tests/support/jest/leave-with-jest.cjs')];

/** More than this is no matter of a busy machine. */
const MOST_SECOND_TRIES = 8;

/**
 * Runs jest with its output streamed. A crash counts as one failure, and so does a run in which no test ran. A few files
 * that failed on a busy machine are run once more, alone: what fails twice fails; what does not is named as unsteady.
 */
export async function runJest({ projects, env = {}, args = [], alone = [], node = process.execPath }: JestRun) {
  const select = ['--selectProjects', ...projects];
  // One more than there are cores: a file that drives a browser or a back end waits for a third of its time.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const crowd = { ...env, TEST_WITHOUT: alone.join('|') };
  const first = await runOnce([...args, ...select, '--passWithNoTests', workers], crowd, node);
  const again = first.failedFiles.length > MOST_SECOND_TRIES ? [] : first.failedFiles;
  const last = [...alone, ...again];
  if (last.length === 0) return first.all;
  say(`\nAlone:\n${last.join('\n')}`);
  const second = await runOnce([...select, '-i', '--runTestsByPath', ...last], env, node);
  const unsteady = again.filter((file) => !second.failedFiles.includes(file));
  return { ...sum([again.length === 0 ? first.all : first.others, second.all]), unsteady };
}

async function runOnce(args: string[], env: Record<string, string>, node: string): Promise<Outcome> {
  const report = inProject('.cache', 'jest-report.json');
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(report, { force: true });
  // forceExit: a test that failed half-way may have left a browser or a socket open, which must not hang the run.
  const how = ['--json', `--outputFile=${report}`, '--forceExit'];
  const code = await runStreamed(
    [...NODE_OPTIONS, inProject('node_modules/jest/bin/jest.js'), ...args, ...how],
    env,
    node,
  );
  return readOutcome(report, code);
}

function runStreamed(args: string[], env: Record<string, string>, node: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // jest tells its progress on the error stream and, with --json, repeats the report on the other one.
    const child = spawn(node, args, {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    // An end of this ends jest too: its workers and back ends would go on beside the next run.
    const end = () => process.exit(child.kill() ? 1 : 2);
    process.once('SIGTERM', end).once('SIGINT', end);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      resolve(code ?? 1);
    });
  });
}

function readOutcome(file: string, code: number): Outcome {
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const bad = testResults.filter(({ status }) => status === 'failed');
    const all = tallyOf(testResults);
    return {
      failedFiles: bad.map(({ name }) => path.relative(PROJECT_ROOT, name)),
      others: tallyOf(testResults.filter((one) => !bad.includes(one))),
      // A global set-up that fails leaves a report without a failed test.
      all: code !== 0 && all.failed === 0 ? { ...all, failed: 1, failures: [`jest ended with code ${code}`] } : all,
    };
  } catch {
    return { failedFiles: [], others: NO_TESTS, all: { passed: 0, failed: 1, failures: ['jest told nothing'] } };
  }
}

function tallyOf(files: JestReport['testResults']): Tally {
  const passed = files.flatMap((file) => file.assertionResults.filter((one) => one.status === 'passed')).length;
  const failures = files.flatMap(failuresOf);
  return { passed, failed: failures.length, failures };
}

function failuresOf({ name, status, assertionResults }: JestReport['testResults'][number]): string[] {
  const failed = assertionResults.flatMap((one) => (one.status === 'failed' ? one.fullName : []));
  // A file that could not even be loaded has no test of its own.
  const all = status === 'failed' && failed.length === 0 ? ['could not be loaded'] : failed;
  return all.map((what) => `${path.relative(PROJECT_ROOT, name)} › ${what}`);
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
