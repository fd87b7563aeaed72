import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DIST, inRoot, ROOT } from './paths';

const SOURCES = ['src', 'shell-demo', 'tools/build', 'tools/documents', 'tools/remote-check'];
const LOOSE_SOURCES = ['webpack.config.ts', 'package.json', 'package-lock.json'];
/** What somebody who tries an example host makes in its folder. */
const INSTALLED = /[\\/]embeds[\\/][^\\/]+[\\/](node_modules|dist)[\\/]/;
/** Where a build, as the last thing that it does, writes what it was made from. */
export const KEY_FILE = path.join(DIST, 'source-key');

/** A digest of everything that a build reads. */
export async function sourceKey(): Promise<string> {
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

/** The key is what a build writes last. */
export const isBuilt = (): boolean => existsSync(KEY_FILE);

/** True when dist was made from the sources as they are. */
export async function isBuildFresh(): Promise<boolean> {
  return isBuilt() && (await readFile(KEY_FILE, 'utf8')) === (await sourceKey());
}
