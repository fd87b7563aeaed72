import { buildForProduction, isBuildFresh } from '../../../tools/build/production-build';

/** Makes dist when it is missing or older than its sources. Rejects with the build's own words when it fails. */
export async function ensureBuild(): Promise<void> {
  if (!(await isBuildFresh())) await buildForProduction();
}
