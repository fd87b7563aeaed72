import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from './project-root';

const KILL_AFTER_MS = 11_000;
const KEPT_LINES = 60;

/** A program that was started for a test and has said that it is ready. */
export interface RunningProgram {
  readonly pid: number | undefined;
  /** The groups of the ready line: `ready[1]` is usually the address. */
  ready: RegExpMatchArray;
  /** The last lines that it printed, for a failing test's message. */
  tail(): string;
  /** Resolves when it has ended by itself, with its code or signal; never where `stop` or `kill` ended it. */
  readonly died: Promise<string>;
  /** Asks it to end (SIGTERM), kills it after 11 s, resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends it without a word (SIGKILL). */
  kill(): Promise<void>;
}

const alive = new Set<ChildProcess>();
// A test run that dies (Ctrl-C, a crash) must not leave servers behind.
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Runs a program of this project, TypeScript or compiled, with node and waits until it prints a line that matches `ready`. */
export async function startProgram(
  file: string,
  args: string[],
  ready: RegExp,
  options: { timeoutMs: number; env?: Record<string, string>; nodeFlags?: readonly string[] },
): Promise<RunningProgram> {
  const hooks = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...(options.nodeFlags ?? []), ...hooks, file, ...args], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
  };
  const tail = () => lines.join('\n');
  if (child.stderr) createInterface({ input: child.stderr }).on('line', keep);
  const match = await firstMatch(child, ready, keep, options.timeoutMs).catch(async (reason: unknown) => {
    await end(child);
    throw new Error(`${file}: ${String(reason)}\n${tail()}`);
  });
  const died = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (alive.delete(child)) resolve(signal ?? `code ${code}`);
    });
  });
  return { pid: child.pid, ready: match, tail, died, stop: () => end(child), kill: () => end(child, 'SIGKILL') };
}

function firstMatch(
  child: ChildProcess,
  ready: RegExp,
  keep: (line: string) => void,
  timeoutMs: number,
): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(reason);
    };
    const timer = setTimeout(() => fail(`not ready within ${timeoutMs} ms`), timeoutMs);
    child.once('exit', (code) => fail(`ended with code ${code} before it was ready`));
    child.once('error', (error) => fail(error.message));
    if (!child.stdout) return fail('no output to read');
    createInterface({ input: child.stdout }).on('line', (line) => {
      keep(line);
      const match = ready.exec(line);
      if (!match) return;
      clearTimeout(timer);
      resolve(match);
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  alive.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(timer);
}
