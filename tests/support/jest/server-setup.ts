import type { Config } from 'jest';
import { compiledDatabaseThread } from '../../../tools/build/compiled-back-end';
import { startBackEndHosts } from '../servers/back-end-hosts';
import { publishSourcesChangedAt } from '../servers/world-template';

/** Runs once before the tests that start back ends: a program for those of each worker, compiled once and not inside a test's own globals. */
export default async function setUp({ maxWorkers }: Config): Promise<void> {
  const stop = await startBackEndHosts(Number(maxWorkers ?? 1));
  await publishSourcesChangedAt();
  // Tests that open a database themselves would compile its thread's sources each time.
  process.env.PGLITE_WORKER = await compiledDatabaseThread();
  Reflect.set(globalThis, 'siStopBackEndHosts', stop);
}
