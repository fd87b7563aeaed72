import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The list of what a page may load from the remote, beside the manifest. */
export const INTEGRITY_FILE = 'integrity.json';

/** What a host's page reads first, and files that it runs or applies; the standalone page's own are not among them. */
const LOADED_BY_HOSTS = /^(mf-manifest\.json|remoteEntry\.js|static\/.*\.(js|css))$/;

/** Each file below `folder`, relative and with slashes, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
}

export const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Takes the source maps out of `folder` into `apart`, where no visitor gets at them. */
export async function setMapsApart(folder: string, apart: string): Promise<void> {
  const maps = (await filesBelow(folder)).filter((file) => file.endsWith('.map'));
  const folders = new Set(maps.map((file) => path.dirname(path.join(apart, file))));
  for (const one of folders) await mkdir(one, { recursive: true });
  await Promise.all(maps.map((file) => rename(path.join(folder, file), path.join(apart, file))));
}

/** The program that a host's pipeline runs. */
const CHECK_FILE = 'check-remote.mjs';

/** Writes the digest of the check of remotes as `sha256sum --check` reads it, to where the CDN's owner cannot change it. */
export async function writeCheckDigest(folder: string, apart: string): Promise<void> {
  const digest = createHash('sha256')
    .update(await readFile(path.join(folder, CHECK_FILE)))
    .digest('hex');
  await mkdir(apart, { recursive: true });
  await writeFile(path.join(apart, `${CHECK_FILE}.sha256`), `${digest}  ${CHECK_FILE}\n`);
}

/** Writes the list: the manifest and every script and style sheet that a host loads, by its path from the manifest, with its sha384. */
export async function writeIntegrity(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => LOADED_BY_HOSTS.test(file));
  const digests = files.map(async (file) => [file, sha384(await readFile(path.join(folder, file)))] as const);
  const list = Object.fromEntries(await Promise.all(digests));
  await writeFile(path.join(folder, INTEGRITY_FILE), `${JSON.stringify(list, null, 1)}\n`);
}
