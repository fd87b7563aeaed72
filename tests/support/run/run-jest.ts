import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inProject, PROJECT_ROOT } from '../project-root';

/**
 * Numbers of tests that passed and failed, and what to look at: `file › test` of what failed, the files of what failed once
 * only, what was not run because the time was up.
 */
export interface Tally {
  passed: number;
  failed: number;
  failures?: readonly string[];
  unsteady?: readonly string[];
  notRun?: readonly string[];
}

/** A line of the report that `progress-reporter.cjs` writes. */
type FileResult = Readonly<{ path: string; isGood: boolean; tests: readonly { status: string; fullName: string }[] }>;

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

/** Files that failed, and what the others came to. */
type Outcome = Readonly<{ failedFiles: readonly string[]; others: Tally; all: Tally }>;

/**
 * Options of Node, which jest's workers inherit. Room for what is young (MiB): a tenth less processor time goes into
 * collecting garbage. And a worker ends when jest has no more for it.
 */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--require', inProject('tests/support/jest/leave-with-jest.cjs')];

/** TEST_UNTIL: seconds since 1970 at which nothing more is begun, and what runs is ended; a machine's own limit would leave no word. */
const UNTIL_MS = Number(process.env.TEST_UNTIL ?? Number.POSITIVE_INFINITY) * 1_000;

export const isTimeUp = (): boolean => Date.now() >= UNTIL_MS;

/** For so long after the time was up, what failed may be tried again. */
const SECOND_TRIES_MS = 10 * 60_000;

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
  const first = await runOnce([...args, ...select, '--passWithNoTests', workers], crowd, node, UNTIL_MS);
  const again = first.failedFiles.length > MOST_SECOND_TRIES ? [] : first.failedFiles;
  const last = [...alone, ...again];
  if (last.length === 0) return first.all;
  say(`\nAlone:\n${last.join('\n')}`);
  const tries = [...select, '-i', '--runTestsByPath', ...last];
  const second = await runOnce(tries, env, node, UNTIL_MS + SECOND_TRIES_MS);
  const { notRun = [], ...told } = second.all;
  // A file that failed and could not be tried again has failed.
  const untried = { passed: 0, failed: notRun.length, failures: notRun };
  const unsteady = again.filter((file) => ![...second.failedFiles, ...notRun].includes(file));
  return { ...sum([again.length === 0 ? first.all : first.others, told, untried]), unsteady };
}

type Env = Record<string, string>;

/** `until`: milliseconds since 1970. */
async function runOnce(args: string[], env: Env, node: string, until: number): Promise<Outcome> {
  const report = inProject('.cache', 'jest-files.jsonl');
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(report, { force: true });
  // forceExit: a test that failed half-way may have left a browser or a socket open, which must not hang the run.
  const words = [...NODE_OPTIONS, inProject('node_modules/jest/bin/jest.js'), ...args, '--forceExit'];
  const { code, isStopped } = await runStreamed(words, { ...env, TEST_REPORT: report }, node, until);
  return outcomeOf(existsSync(report) ? readFileSync(report, 'utf8') : '[]', code, isStopped);
}

function runStreamed(args: string[], env: Env, node: string, until: number) {
  return new Promise<{ code: number; isStopped: boolean }>((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: PROJECT_ROOT,
      // jest tells its progress on the error stream.
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

/** `report`: what `progress-reporter.cjs` wrote. `isStopped`: jest was ended because the time was up. */
export function outcomeOf(report: string, code: number, isStopped: boolean): Outcome {
  const [begun = '[]', ...lines] = report.trimEnd().split('\n');
  const files = lines.map((line) => JSON.parse(line) as FileResult);
  const bad = files.filter(({ isGood }) => !isGood);
  const ended = new Set(files.map((file) => file.path));
  const rest = (JSON.parse(begun) as string[]).filter((file) => !ended.has(file)).map(nameOf);
  const all = tallyOf(files);
  const lost = isStopped ? [] : rest.map((file) => `${file} › was not run`);
  // A global set-up that fails leaves no failed test.
  if (!isStopped && code !== 0 && all.failed + lost.length === 0) lost.push(`jest ended with code ${code}`);
  const left = { passed: 0, failed: lost.length, failures: lost, notRun: isStopped ? rest : [] };
  return {
    failedFiles: bad.map((file) => nameOf(file.path)),
    others: sum([tallyOf(files.filter((file) => file.isGood)), left]),
    all: sum([all, left]),
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
  const all = !isGood && failed.length === 0 ? ['could not be loaded'] : failed;
  return all.map((what) => `${nameOf(file)} › ${what}`);
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
