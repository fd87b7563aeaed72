import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../child-process';
import { freePorts } from '../servers/free-port';

const START_TIMEOUT_MS = 300_000;

/** `npm start`, with the addresses at which a page of the app is open in each way. */
export interface Development {
  /** The app alone, and in the portal: what stands in front of a path of the app. */
  readonly places: Readonly<Record<'alone' | 'portal', string>>;
  readonly api: string;
  stop(): Promise<void>;
}

/** The world of docs/qa.md, as its line of arguments. */
export const FIXED_WORLD = ['--seed', '7', '--at', '2026-03-14T21:25+08:00', '--speed', '0'];

/** Runs `npm start` on free ports, over data of its own. */
export async function startDevelopment(world: readonly string[] = FIXED_WORLD): Promise<Development> {
  const data = await mkdtemp(path.join(tmpdir(), 'sport-info-dev-'));
  const [shell = 0, remote = 0, api = 0] = await freePorts(3);
  const env = { SHELL_PORT: String(shell), REMOTE_PORT: String(remote), API_PORT: String(api), DATABASE_URL: '' };
  const program = await startProgram('tools/dev/start.ts', ['--data', data, ...world], /^API\s/, {
    timeoutMs: START_TIMEOUT_MS,
    env,
    nodeFlags: ['--max-semi-space-size=256'],
  });
  return {
    places: { alone: `http://localhost:${remote}`, portal: `http://localhost:${shell}/sport-info` },
    api: `http://localhost:${api}`,
    async stop() {
      await program.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
