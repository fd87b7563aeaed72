import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MANIFEST = 'mf-manifest.json';
/** The hash that all scripts and style sheets of a build carry. */
const HASH = /\.([0-9a-f]{8})\.js$/;
const RELEASE = /^[0-9a-f]{8}$/;

interface AssetNames {
  sync: string[];
  async: string[];
}
interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { assets: { js: AssetNames; css: AssetNames } }[];
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as Manifest;

/** The manifest as it reads from one folder above its files. */
function pointerTo(release: string, manifest: Manifest): Manifest {
  const within = (names: AssetNames): AssetNames => ({
    sync: names.sync.map((file) => `${release}/${file}`),
    async: names.async.map((file) => `${release}/${file}`),
  });
  const { metaData, exposes } = manifest;
  return {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, path: `${release}/` } },
    exposes: exposes.map((door) => ({
      ...door,
      assets: { js: within(door.assets.js), css: within(door.assets.css) },
    })),
  };
}

/** The releases that stand in a folder. */
export async function releasesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() && RELEASE.test(entry.name) ? [entry.name] : [])).sort();
}

/**
 * Makes a release the current one: writes `mf-manifest.json` of `folder`, the only file there that ever changes. Whoever has
 * opened another release goes on with its files. Rejects when there is no such release.
 */
export async function pointTo(folder: string, release: string): Promise<void> {
  const known = await releasesIn(folder);
  if (!known.includes(release)) throw new Error(`no release ${release}; there are: ${known.join(', ') || 'none'}`);
  const pointer = pointerTo(release, await readManifest(path.join(folder, release)));
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(pointer, null, 2)}\n`);
}

/** Puts a build (dist/remote) beside the releases of `folder`, in a folder named by its hash; answers the name. Points nowhere. */
export async function addRelease(build: string, folder: string): Promise<string> {
  const { exposes } = await readManifest(build);
  const [script = ''] = exposes.flatMap(({ assets }) => assets.js.sync);
  const release = HASH.exec(script)?.[1];
  if (release === undefined) throw new Error(`${build} is no production build: its files carry no hash`);
  if ((await releasesIn(folder)).includes(release)) return release;
  await mkdir(folder, { recursive: true });
  const half = path.join(folder, `.${release}`);
  // The pointer is read while this runs: a release is there as a whole, or not at all.
  await rm(half, { recursive: true, force: true });
  await cp(build, half, { recursive: true });
  await rename(half, path.join(folder, release));
  return release;
}
