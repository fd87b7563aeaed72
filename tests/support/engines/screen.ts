import { type ChildProcess, spawn } from 'node:child_process';

/** A screen that nobody sees. */
export interface HiddenScreen {
  /** For `DISPLAY`. */
  readonly display: string;
  stop(): void;
}

const END_WITH_US = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of END_WITH_US) child.kill('SIGKILL');
});

/** A program of the system that ends with this process at the latest. */
export function startTool(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; tell?: number },
) {
  const { env = process.env, tell } = options;
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'ignore'];
  if (tell !== undefined) stdio[tell] = 'pipe';
  const child = spawn(program, [...args], { env, stdio });
  END_WITH_US.add(child);
  child.once('exit', () => END_WITH_US.delete(child));
  return child;
}

/** Starts Xvfb on a number that is free. */
export async function startScreen(): Promise<HiddenScreen> {
  const args = ['-displayfd', '3', '-screen', '0', '1024x1400x24', '-nolisten', 'tcp'];
  const child = startTool('Xvfb', args, { tell: 3 });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('error', reject).once('exit', () => reject(new Error('Xvfb ended at once')));
  });
  return { display: `:${number}`, stop: () => void child.kill() };
}
