import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inProject, PROJECT_ROOT } from '../project-root';

/** Numbers of tests, and the names of what failed (`file › test`), failed once only, or was not run as the time was up. */
export interface Tally {
  passed: number;
  failed: number;
  failures?: readonly string[];
  unsteady?: readonly string[];
  notRun?: readonly string[];
}

/** Lines of the report that `progress-reporter.cjs` writes: of a file that ended, and of one that begins. */
type FileResult = Readonly<{ path: string; isGood: boolean; tests: readonly { status: string; fullName: string }[] }>;
type FileStart = Readonly<{ path: string; begunAt: number }>;

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
  notRun: tallies.flatMap(({ notRun = [] }) => notRun),
});

/**
 * Options of Node, which jest's workers inherit. Room for what is young (MiB): a tenth less processor time goes into
 * collecting garbage. And a worker ends when jest has no more for it.
 */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--require', inProject('tests/support/jest/leave-with-jest.cjs')];

/** TEST_UNTIL: seconds since 1970 at which nothing more is begun, and what runs is ended; a machine's own limit would leave no word. */
const UNTIL_MS = Number(process.env.TEST_UNTIL || Number.POSITIVE_INFINITY) * 1_000;

/** For so long after the time was up, what failed may be tried again. */
const SECOND_TRIES_MS = 10 * 60_000;

/** A file that takes longer hangs; the longest takes ten minutes on a slow machine. */
const LONGEST_MS = 20 * 60_000;

/** More than this is no matter of a busy machine. */
const MOST_SECOND_TRIES = 8;

/**
 * Runs jest with its output streamed. A crash counts as one failure. A few files that failed on a busy machine are run once
 * more, alone: what fails twice fails; what does not is named as unsteady.
 */
export async function runJest({ projects, env = {}, args = [], alone = [], node = process.execPath }: JestRun) {
  const select = ['--selectProjects', ...projects];
  // One more than there are cores: a file that drives a browser or a back end waits for a third of its time.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const crowd = { ...env, TEST_WITHOUT: alone.join('|') };
  const first = await runOnce([...args, ...select, '--passWithNoTests', workers], crowd, node, UNTIL_MS);
  const bad = first.files.filter(({ isGood }) => !isGood).map(({ path: file }) => nameOf(file));
  const again = bad.length > MOST_SECOND_TRIES ? [] : bad;
  const last = [...alone, ...again];
  if (last.length === 0) return sum([tallyOf(first.files), first.rest]);
  say(`\nAlone:\n${last.join('\n')}`);
  const tries = [...select, '-i', '--runTestsByPath', ...last];
  const second = await runOnce(tries, env, node, UNTIL_MS + SECOND_TRIES_MS);
  // The second result of a file counts; one that could not be tried again has failed.
  const newest = new Map([...first.files, ...second.files].map((file) => [nameOf(file.path), file]));
  const unsteady = again.filter((file) => newest.get(file)?.isGood);
  return { ...sum([tallyOf([...newest.values()]), first.rest, second.rest]), unsteady };
}

type Env = Record<string, string>;

/** `until`: milliseconds since 1970. */
async function runOnce(args: string[], env: Env, node: string, until: number) {
  const report = inProject('.cache', 'jest-files.jsonl');
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(report, { force: true });
  // forceExit: a test that failed half-way may have left a browser or a socket open, which must not hang the run.
  const words = [...NODE_OPTIONS, inProject('node_modules/jest/bin/jest.js'), ...args, '--forceExit', '--useStderr'];
  const { code, isStopped } = await runStreamed(words, { ...env, TEST_REPORT: report }, node, until);
  // Ended before its set-up was over it has not said yet which files it would run.
  const unsaid = JSON.stringify(isStopped ? [`jest ${args.join(' ')} by ${node}`] : []);
  return outcomeOf(existsSync(report) ? readFileSync(report, 'utf8') : unsaid, code, isStopped);
}

function runStreamed(args: string[], env: Env, node: string, until: number) {
  return new Promise<{ code: number; isStopped: boolean }>((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
      timeout: Number.isFinite(until) ? Math.max(1, until - Date.now()) : undefined,
    });
    // An end of this ends jest too: its workers and back ends would go on beside the next run.
    const end = () => process.exit(child.kill() ? 1 : 2);
    process.once('SIGTERM', end).once('SIGINT', end);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      resolve({ code: code ?? 1, isStopped: child.killed });
    });
  });
}

/** The files that ended, and what else is to be told. `report`: by `progress-reporter.cjs`. `isStopped`: as the time was up. */
export function outcomeOf(report: string, code: number, isStopped: boolean) {
  const [begun = '[]', ...lines] = report.trimEnd().split('\n');
  const told = lines.map((line) => JSON.parse(line) as FileResult | FileStart);
  const files = told.filter((line) => 'tests' in line);
  const ended = new Set(files.map((file) => file.path));
  const missing = (JSON.parse(begun) as string[]).filter((file) => !ended.has(file));
  const old = told.flatMap((line) => ('begunAt' in line && Date.now() - line.begunAt > LONGEST_MS ? line.path : []));
  const bad = missing.filter((file) => !isStopped || old.includes(file));
  const lost = bad.map((file) => `${nameOf(file)} › ${isStopped ? 'did not end' : 'was not run'}`);
  // A global set-up that fails leaves no failed test.
  if (!isStopped && code !== 0 && lost.length === 0 && files.every(({ isGood }) => isGood))
    lost.push(`jest ended with code ${code}`);
  return {
    files,
    rest: {
      passed: 0,
      failed: lost.length,
      failures: lost,
      notRun: missing.filter((file) => !bad.includes(file)).map(nameOf),
    },
  };
}

const nameOf = (file: string): string => path.relative(PROJECT_ROOT, file);

function tallyOf(files: readonly FileResult[]): Tally {
  const passed = files.flatMap(({ tests }) => tests.filter(({ status }) => status === 'passed')).length;
  const failures = files.flatMap(failuresOf);
  return { passed, failed: failures.length, failures };
}

function failuresOf({ path: file, isGood, tests }: FileResult): string[] {
  const failed = tests.flatMap(({ status, fullName }) => (status === 'failed' ? fullName : []));
  // A file that could not even be loaded has no test of its own.
  return (isGood || failed.length > 0 ? failed : ['could not be loaded']).map((what) => `${nameOf(file)} › ${what}`);
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
