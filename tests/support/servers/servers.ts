import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../child-process';
import { TEST_LIMITS } from './backend-process';
import { freePorts } from './free-port';

/** A build that is not fresh is made first. */
const READY_WITHIN_MS = 300_000;
const VARIABLE = 'SPORT_INFO_STACK';

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

/** Runs `npm run preview` as a person would (production build, compression, strict CSP), on free ports with a data folder of its own. */
export async function startStack(backEndArguments: string[] = []): Promise<RunningStack> {
  const [shell = 0, remote = 0, api = 0] = await freePorts(3);
  const folder = await mkdtemp(path.join(tmpdir(), 'sport-info-stack-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const env = { SHELL_PORT: String(shell), REMOTE_PORT: String(remote), API_PORT: String(api), DATABASE_URL: '' };
  try {
    const program = await startProgram(
      'tools/dev/preview.ts',
      ['--data', folder, '--limits', String(TEST_LIMITS), ...backEndArguments],
      /^API\s/,
      {
        timeoutMs: READY_WITHIN_MS,
        env,
      },
    );
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

/** Tells the processes that run the tests where the stack is. */
export function publishStack({ shell, remote, api }: Stack): void {
  process.env[VARIABLE] = JSON.stringify({ shell, remote, api });
}

/** The stack that runs once for all browser tests. A test that breaks it (stops a part, moves its clock) starts one of its own. */
export function sharedStack(): Stack {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('the servers run only for the tests of the browser project');
  return JSON.parse(text) as Stack;
}
