import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import embedsBuild from '../../shell-demo/embeds/webpack.config';
import shellBuild from '../../shell-demo/host/webpack.config';
import remoteBuild from '../../webpack.config';
import { writeDocuments } from '../documents/write-documents';
import remoteCheckBuild from '../remote-check/webpack.config';
import { writeParts } from './bill-of-materials';
import { setMapsApart, writeCheckDigest, writeIntegrity } from './cdn-files';
import { writeHostTypes } from './host-types';
import { CONTRACT_DIST, DIST, inRoot, MAPS_DIST, REMOTE_DIST, ROOT, SHELL_DIST } from './paths';
import { precompress } from './precompress';
import { REMOTE_ENTRY_MARK } from './remote-entry';

const SOURCES = [
  'src',
  'shell-demo/host',
  'shell-demo/embeds',
  'tools/build',
  'tools/dev',
  'tools/documents',
  'tools/remote-check',
];
const LOOSE_SOURCES = ['webpack.config.ts', 'package.json', 'package-lock.json'];
/** What somebody who tries an example host makes in its folder. */
const INSTALLED = /[\\/]embeds[\\/][^\\/]+[\\/](node_modules|dist)[\\/]/;
const KEY_FILE = path.join(DIST, 'source-key');

/** A digest of everything that a build reads. */
async function sourceKey(): Promise<string> {
  const below = await Promise.all(
    SOURCES.map((folder) => readdir(inRoot(folder), { recursive: true, withFileTypes: true })),
  );
  const files = below.flatMap((entries) => entries.filter((entry) => entry.isFile()));
  const paths = [
    ...files.map((file) => path.join(file.parentPath, file.name)).filter((file) => !INSTALLED.test(file)),
    ...LOOSE_SOURCES.map((name) => inRoot(name)),
  ];
  const hash = createHash('sha256');
  for (const file of paths.sort()) hash.update(`${path.relative(ROOT, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Maps go where no visitor gets at them; hosts get types and the list of digests; every text a .br and a .gz. */
async function finish(): Promise<void> {
  await setMapsApart(REMOTE_DIST, path.join(MAPS_DIST, 'remote'));
  await setMapsApart(SHELL_DIST, path.join(MAPS_DIST, 'shell'));
  await Promise.all([writeHostTypes(REMOTE_DIST), writeIntegrity(REMOTE_DIST), writeDocuments(CONTRACT_DIST)]);
  await writeCheckDigest(REMOTE_DIST, CONTRACT_DIST);
  await writeParts(CONTRACT_DIST);
  await Promise.all([precompress(REMOTE_DIST), precompress(SHELL_DIST)]);
}

/** Writes dist/remote, dist/shell, dist/maps and dist/contract anew. Rejects with webpack's own words. */
export async function buildForProduction(): Promise<void> {
  const key = await sourceKey();
  const places = [REMOTE_DIST, SHELL_DIST, MAPS_DIST, CONTRACT_DIST, KEY_FILE];
  await Promise.all(places.map((place) => rm(place, { recursive: true, force: true })));
  const compiler = webpack([
    ...remoteBuild('production'),
    shellBuild('production', REMOTE_ENTRY_MARK),
    embedsBuild('production', REMOTE_ENTRY_MARK),
    remoteCheckBuild(),
  ]);
  if (compiler === null) throw new Error('webpack made no compiler');
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      const report = stats?.toString({ all: false, errors: true, errorDetails: true, warnings: true }) ?? '';
      const failed = failure !== null || stats === undefined || stats.hasErrors();
      if (!failed && stats.hasWarnings()) console.warn(report);
      // Closing is what writes the cache to disk.
      compiler.close(() => (failed ? reject(failure ?? new Error(report)) : resolve()));
    });
  });
  await finish();
  await writeFile(KEY_FILE, key);
}

/** The key is what a build writes last. */
export const isBuilt = (): boolean => existsSync(KEY_FILE);

/** True when dist was made from the sources as they are. */
export async function isBuildFresh(): Promise<boolean> {
  return isBuilt() && (await readFile(KEY_FILE, 'utf8')) === (await sourceKey());
}
