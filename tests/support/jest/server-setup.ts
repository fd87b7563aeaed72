import { compiledBackEnd } from '../../../tools/build/compiled-back-end';
import { publishSourcesChangedAt } from '../servers/world-template';

/** Runs once before the tests that start back ends: their program is compiled once, and not inside a test's own globals. */
export default async function setUp(): Promise<void> {
  await compiledBackEnd();
  await publishSourcesChangedAt();
}
