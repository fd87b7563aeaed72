import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../child-process';
import { TEST_LIMITS } from './backend-process';
import { freePorts } from './free-port';
import { copyWorld, type WorldOptions } from './world-template';

const READY_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 100;
const VARIABLE = 'SPORT_INFO_STACKS';

/** The addresses of the demo's parts, each without a slash at its end. */
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

/** Options of a stack's back end. */
interface StackOptions extends WorldOptions {
  /** World seconds in a second. */
  readonly speed?: number;
  /** Answers have the specification's fields alone. */
  readonly plain?: boolean;
}

/** Ports of a stack: of the shell, the remote and the back end. */
type Ports = readonly [shell: number, remote: number, api: number];

const addressesOf = ([shell, remote, api]: Ports): Stack => {
  const at = (port: number) => `http://localhost:${port}`;
  return { shell: at(shell), remote: at(remote), api: at(api) };
};

/**
 * Runs `npm run preview` as a person would (production build, compression, strict CSP), on free ports, its back end on a copy
 * of a laid world.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  return startStackAt((await freePorts(3)) as unknown as Ports, options);
}

/**
 * Starts so many stacks and does not wait for them: what needs none of them runs meanwhile. The addresses are known at once,
 * and told to the processes that run the tests. Gives what ends them; one that cannot start is told on the error stream.
 */
export async function startStacks(count: number, options: StackOptions): Promise<() => Promise<unknown>> {
  // Ended by the signal itself it would not end what it has started.
  process.once('SIGTERM', () => process.exit(1));
  const free = await freePorts(3 * count);
  const ports = Array.from({ length: count }, (_, n) => free.slice(3 * n, 3 * n + 3) as unknown as Ports);
  publishStacks(ports.map(addressesOf));
  const starting = ports.map((own) => startStackAt(own, options));
  for (const one of starting) one.catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  return async () => {
    const started = await Promise.allSettled(starting);
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)));
  };
}

/** Until each part of the stack answers. */
export async function untilAnswering({ shell, remote, api }: Stack): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  const answers = (address: string) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const address of [`${api}/healthz`, remote, shell]) {
    while (!(await answers(address))) {
      if (Date.now() > end) throw new Error(`${address} does not answer`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}

async function startStackAt(ports: Ports, options: StackOptions): Promise<RunningStack> {
  const [shell, remote, api] = ports;
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
    return { ...addressesOf(ports), tail: program.tail, stop };
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
