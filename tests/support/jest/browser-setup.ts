import type { Config } from 'jest';
import { ensureBuild } from '../servers/built';
import { startStacks } from '../servers/servers';
import { publishSourcesChangedAt } from '../servers/world-template';

/** The world of the browser tests: always the same one, at the Saturday evening that the design shows. */
const WORLD = { seed: 7, at: '2025-03-15T21:25:00+08:00' };

/** Runs once before the browser tests: the built remote, and a portal with a back end of its own for each worker, which come while other tests run. */
export default async function setUp({ maxWorkers }: Config): Promise<void> {
  await ensureBuild();
  await publishSourcesChangedAt();
  Reflect.set(globalThis, 'siStopStacks', await startStacks(Number(maxWorkers ?? 1), WORLD));
}
