import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import embedsBuild from '../../shell-demo/embeds/webpack.config';
import shellBuild from '../../shell-demo/host/webpack.config';
import remoteBuild from '../../webpack.config';
import contractKitBuild, { PACKAGE_DIST } from '../contract-kit/webpack.config';
import { writePackage } from '../contract-kit/write-package';
import { writeDocuments } from '../documents/write-documents';
import remoteCheckBuild from '../remote-check/webpack.config';
import { writeBills } from './bill-of-materials';
import { KEY_FILE, sourceKey } from './build-key';
import { setMapsApart, writeCheckDigest, writeIntegrity } from './cdn-files';
import { writeHostTypes } from './host-types';
import { writeLicences } from './licences';
import { CONTRACT_DIST, MAPS_DIST, REMOTE_DIST, SHELL_DIST } from './paths';
import { precompress } from './precompress';
import { REMOTE_ENTRY_MARK } from './remote-entry';

/** Maps go where no visitor gets at them; hosts get types, licences and the list of digests; every text a .br and a .gz. */
async function finish(compilations: readonly Compilation[]): Promise<void> {
  const remote = compilations.filter(({ outputOptions }) => outputOptions.path === REMOTE_DIST);
  await setMapsApart(REMOTE_DIST, path.join(MAPS_DIST, 'remote'));
  await setMapsApart(SHELL_DIST, path.join(MAPS_DIST, 'shell'));
  await Promise.all([
    writeHostTypes(REMOTE_DIST),
    writeLicences(REMOTE_DIST, remote),
    writeIntegrity(REMOTE_DIST),
    writeDocuments(CONTRACT_DIST),
    writePackage(PACKAGE_DIST),
  ]);
  await writeCheckDigest(REMOTE_DIST, CONTRACT_DIST);
  await writeBills(CONTRACT_DIST, remote);
  await Promise.all([precompress(REMOTE_DIST), precompress(SHELL_DIST)]);
}

/**
 * Writes dist/remote, dist/shell, dist/maps and dist/contract anew. Rejects with webpack's own words. `onCompiled` sees the
 * compilations, the remote's first, while source maps still stand beside their scripts.
 */
export async function buildForProduction(onCompiled?: (compilations: readonly Compilation[]) => void): Promise<void> {
  const key = await sourceKey();
  const places = [REMOTE_DIST, SHELL_DIST, MAPS_DIST, CONTRACT_DIST, KEY_FILE];
  await Promise.all(places.map((place) => rm(place, { recursive: true, force: true })));
  const compiler = webpack([
    ...remoteBuild('production'),
    shellBuild('production', REMOTE_ENTRY_MARK),
    embedsBuild('production', REMOTE_ENTRY_MARK),
    remoteCheckBuild(),
    contractKitBuild(PACKAGE_DIST),
    contractKitBuild(SHELL_DIST, 'embeds/no-bundler/sport-info-contract.js'),
  ]);
  if (compiler === null) throw new Error('webpack made no compiler');
  const compilations = await new Promise<readonly Compilation[]>((resolve, reject) => {
    compiler.run((failure, stats) => {
      const report = stats?.toString({ all: false, errors: true, errorDetails: true, warnings: true }) ?? '';
      const failed = failure !== null || stats === undefined || stats.hasErrors();
      if (!failed && stats.hasWarnings()) console.warn(report);
      const made = stats?.stats.map(({ compilation }) => compilation) ?? [];
      if (!failed) onCompiled?.(made);
      compiler.close(() => (failed ? reject(failure ?? new Error(report)) : resolve(made)));
    });
  });
  await finish(compilations);
  await writeFile(KEY_FILE, key);
}
