import { isBuildFresh } from '../../../tools/build/build-key';

/** Makes dist when it is missing or older than its sources. Rejects with the build's own words when it fails. */
export async function ensureBuild(): Promise<void> {
  if (await isBuildFresh()) return;
  const { buildForProduction } = await import('../../../tools/build/production-build');
  await buildForProduction();
}
