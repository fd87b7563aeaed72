import { buildForProduction } from '../../../tools/build/production-build';
import { type ProductBytes, WEIGHED_MARK, weighRemote } from './bytes';

/** Makes dist, and prints what the remote's first route weighs. */
async function main(): Promise<void> {
  let weighed: ProductBytes | undefined;
  await buildForProduction(([remote]) => {
    if (remote) weighed = weighRemote(remote);
  });
  if (weighed === undefined) throw new Error('the build made no remote');
  process.stdout.write(`\n${WEIGHED_MARK}${JSON.stringify(weighed)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
