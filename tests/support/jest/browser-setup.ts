import { publishStack, startStack } from '../servers/servers';

/** The world of the browser tests: always the same one, at the Saturday evening that the design shows. */
const WORLD = ['--seed', '7', '--at', '2025-03-15T21:25:00+08:00'];

/** Runs once before the browser tests: the built remote, the shell and a back end. */
export default async function setUp(): Promise<void> {
  const stack = await startStack(WORLD);
  publishStack(stack);
  Reflect.set(globalThis, 'siStopStack', stack.stop);
}
