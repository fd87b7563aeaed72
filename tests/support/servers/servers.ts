import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../child-process';
import { TEST_LIMITS } from './backend-process';
import { freePorts } from './free-port';
import { copyWorld, type WorldOptions } from './world-template';

const READY_WITHIN_MS = 60_000;
const VARIABLE = 'SPORT_INFO_STACKS';

/** Where the parts of the demo answer, each without a slash at its end. */
export interface Stack {
  /** The portal; the app is below `/sport-info`. */
  shell: string;
  /** The remote's own origin; the app alone is at `/`. */
  remote: string;
  /** The back end, which shell and remote offer at their own origins as well. */
  api: string;
}

export interface RunningStack extends Stack {
  tail(): string;
  stop(): Promise<void>;
}

/** What the back end of a stack is told. */
interface StackOptions extends WorldOptions {
  /** How many world seconds pass in a second. */
  readonly speed?: number;
  /** Whether it answers with the specification's fields alone. */
  readonly plain?: boolean;
}

/**
 * Runs `npm run preview` as a person would (production build, compression, strict CSP), on free ports, its back end on a copy
 * of a laid world.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const [shell = 0, remote = 0, api = 0] = await freePorts(3);
  const folder = await mkdtemp(path.join(tmpdir(), 'sport-info-stack-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const env = { SHELL_PORT: String(shell), REMOTE_PORT: String(remote), API_PORT: String(api), DATABASE_URL: '' };
  const { plain = false, ...values } = options;
  const named = Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = plain ? ['--plain', ...named] : named;
  try {
    await copyWorld(folder, options);
    const own = ['--no-build', '--data', folder, '--limits', String(TEST_LIMITS)];
    const program = await startProgram('tools/dev/preview.ts', [...own, ...args], /^API\s/, {
      timeoutMs: READY_WITHIN_MS,
      env,
    });
    const stop = async () => {
      await program.stop();
      await remove();
    };
    const at = (port: number) => `http://localhost:${port}`;
    return { shell: at(shell), remote: at(remote), api: at(api), tail: program.tail, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Tells the processes that run the tests where the stacks are. */
export function publishStacks(stacks: readonly Stack[]): void {
  process.env[VARIABLE] = JSON.stringify(stacks.map(({ shell, remote, api }) => ({ shell, remote, api })));
}

/**
 * The stack of this worker, which runs for all its browser tests. A test that breaks it (stops a part, moves its clock)
 * starts one of its own.
 */
export function sharedStack(): Stack {
  const stacks = JSON.parse(process.env[VARIABLE] ?? '[]') as Stack[];
  // jest numbers its workers from 1.
  const own = stacks[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % Math.max(1, stacks.length)];
  if (!own) throw new Error('the servers run only for the tests of the browser project');
  return own;
}
