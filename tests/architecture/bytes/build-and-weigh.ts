import { buildForProduction } from '../../../tools/build/production-build';
import { weighRemote } from './bytes';
import type { ProductBytes } from './first-route';
import { writeWeight } from './weight-file';

/** Makes dist, and keeps what the remote's first route weighs. */
async function main(): Promise<void> {
  let weighed: ProductBytes | undefined;
  await buildForProduction(([remote]) => {
    if (remote) weighed = weighRemote(remote);
  });
  if (weighed === undefined) throw new Error('the build made no remote');
  await writeWeight(weighed);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
