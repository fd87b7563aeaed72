import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiledBackEnd } from '../build/compiled-back-end';
import { inRoot } from '../build/paths';
import type { Running } from './lifecycle';

/** A back end that ignores SIGTERM for so long (ms) is killed. */
const KILL_AFTER_MS = 9_000;

/**
 * Starts the local back end as a process of its own: its database must not wait for a build, nor a build for it.
 * `extra` are arguments of its command line (`--seed 7 --at …`). `onDeath` hears of an end that nobody asked for.
 */
export async function startBackEnd(
  port: number,
  extra: readonly string[],
  onDeath: (reason: string) => void,
): Promise<Running> {
  const child = spawn(process.execPath, [await compiledBackEnd(), '--port', String(port), ...extra], {
    cwd: inRoot(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let asked = false;
  child.once('exit', (code, signal) => {
    if (!asked) onDeath(`the back end ended (${signal ?? `exit code ${code}`})`);
  });
  return {
    async stop() {
      asked = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
