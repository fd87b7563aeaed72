import type { Config } from 'jest';
import { startBackEndHosts } from '../servers/back-end-hosts';
import { publishSourcesChangedAt } from '../servers/world-template';

/** Runs once before the tests that start back ends: a program for those of each worker, compiled once and not inside a test's own globals. */
export default async function setUp({ maxWorkers }: Config): Promise<void> {
  const stop = await startBackEndHosts(Number(maxWorkers ?? 1));
  await publishSourcesChangedAt();
  Reflect.set(globalThis, 'siStopBackEndHosts', stop);
}
