import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject, PROJECT_ROOT } from './project-root';

/** How many passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The fields of jest's `--json` report that are read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
}

interface JestRun {
  projects: string[];
  /** One after the other in one process: what drives a browser or measures must not share the machine with itself. */
  inBand?: boolean;
  env?: Record<string, string>;
}

/** Runs jest with its output streamed. A crash counts as one failure, and so does a run in which no test ran. */
export async function runJest({ projects, inBand = false, env = {} }: JestRun): Promise<Tally> {
  const report = inProject('.cache', `jest-${projects.join('-')}.json`);
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(report, { force: true });
  const args = [inProject('node_modules/jest/bin/jest.js'), '--selectProjects', ...projects];
  // forceExit: a test that failed half-way may have left a browser or a socket open, which must not hang the run.
  // Left alone jest keeps a core free, which on two of them is one file at a time.
  const pace = inBand ? '-i' : '--maxWorkers=100%';
  args.push('--json', `--outputFile=${report}`, '--passWithNoTests', '--forceExit', pace);
  const code = await runStreamed(args, env);
  return readTally(report, code);
}

function runStreamed(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    // jest tells its progress on the error stream and, with --json, repeats the report on the other one.
    const child = spawn(process.execPath, args, {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function readTally(file: string, code: number): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    // A global set-up that fails leaves a report without a failed test.
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
