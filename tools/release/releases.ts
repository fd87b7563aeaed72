import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, INTEGRITY_FILE, sha384 } from '../build/cdn-files';
import { note, readLog, wayTo } from '../build/release-log';
import { writeWhole } from '../build/write-whole';

const MANIFEST = 'mf-manifest.json';
/** All scripts and style sheets of a production build carry a hash. */
const HASHED = /\.[0-9a-f]{8}\.js$/;
const NAME_LENGTH = 8;
const RELEASE = /^[0-9a-f]{8}$/;
/** A folder that was made as a draft is its maker's alone; a web server must read it. */
const FOLDER_MODE = 0o755;

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
    exposes: exposes.map((entry) => ({
      ...entry,
      assets: { js: within(entry.assets.js), css: within(entry.assets.css) },
    })),
  };
}

/** The releases that stand in a folder. */
export async function releasesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() && RELEASE.test(entry.name) ? [entry.name] : [])).sort();
}

const textOfPointer = async (folder: string, release: string): Promise<string> =>
  `${JSON.stringify(pointerTo(release, await readManifest(path.join(folder, release))), null, 2)}\n`;

/** Digests of a release's files as its list has them; none of one that was deployed before there were lists. */
async function digestsOf(folder: string, release: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, release, INTEGRITY_FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}

/**
 * The list for the pointer: the files of every release that is there, by their paths from it, and all that the pointer itself
 * may be. A portal that keeps a copy goes on while the current release changes.
 */
async function writePointerIntegrity(folder: string): Promise<void> {
  const list: Record<string, string> = {};
  const pointers: string[] = [];
  for (const release of await releasesIn(folder)) {
    for (const [file, digest] of Object.entries(await digestsOf(folder, release))) list[`${release}/${file}`] = digest;
    pointers.push(sha384(Buffer.from(await textOfPointer(folder, release))));
  }
  await writeWhole(
    path.join(folder, INTEGRITY_FILE),
    `${JSON.stringify({ [MANIFEST]: pointers.join(' '), ...list }, null, 1)}\n`,
  );
}

const TURN = '.turn';
/** Nobody takes longer: whoever has it ended in the middle. */
const TURN_LASTS_MS = 60_000;
const LOOK_AGAIN_MS = 100;

/** Two that change pointer and list at once do so one after the other: the list that is written last knows every release. */
async function inTurn<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const turn = path.join(folder, TURN);
  for (;;) {
    try {
      await mkdir(turn);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await isOld(turn, TURN_LASTS_MS)) await rm(turn, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
  try {
    return await act();
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

async function isOld(file: string, ms: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ms;
}

/**
 * Makes a release the current one: writes `mf-manifest.json` of `folder`, the pointer. Whoever has opened another release goes
 * on with its files. Rejects when there is no such release.
 */
export async function pointTo(folder: string, release: string, deed: 'current' | 'back' = 'current'): Promise<void> {
  const known = await releasesIn(folder);
  if (!known.includes(release)) throw new Error(`no release ${release}; there are: ${known.join(', ') || 'none'}`);
  await inTurn(folder, async () => {
    // The list first: it allows the old pointer and the new one.
    await writePointerIntegrity(folder);
    await writeWhole(path.join(folder, MANIFEST), await textOfPointer(folder, release));
    await note(folder, deed, release);
  });
}

/** Makes the release current that was so before the one that is. Answers it. */
export async function pointBack(folder: string): Promise<string> {
  const known = await releasesIn(folder);
  const before = wayTo(await readLog(folder))
    .slice(0, -1)
    .filter((release) => known.includes(release))
    .at(-1);
  if (before === undefined) throw new Error('there is no release to go back to');
  await pointTo(folder, before, 'back');
  return before;
}

const DRAFT = '.draft-';
/** Younger ones may still be written. */
const DRAFT_LASTS_MS = 60 * 60_000;

/** Removes what those have left who ended in the middle. */
async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (name.startsWith(DRAFT) && (await isOld(file, DRAFT_LASTS_MS))) await rm(file, { recursive: true, force: true });
  }
}

/** Each file of a folder with its digest, sorted: what a release is. */
async function contentOf(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  const lines: string[] = [];
  for (const file of files) lines.push(`${sha384(await readFile(path.join(folder, file)))} ${file}`);
  return lines.join('\n');
}

/**
 * Puts a build (dist/remote) beside the releases of `folder`, in a folder named by the content of all its files; answers the
 * name. Points nowhere. What is there already stays as it is; two that add at once do not meet.
 */
export async function addRelease(build: string, folder: string): Promise<string> {
  const { exposes } = await readManifest(build);
  const [script = ''] = exposes.flatMap(({ assets }) => assets.js.sync);
  if (!HASHED.test(script)) throw new Error(`${build} is no production build: its files carry no hash`);
  const content = await contentOf(build);
  const release = createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH);
  if ((await releasesIn(folder)).includes(release)) return release;
  await mkdir(folder, { recursive: true });
  await sweepDrafts(folder);
  // The pointer is read while this runs: a release is there as a whole, or not at all.
  const draft = await mkdtemp(path.join(folder, DRAFT));
  try {
    await cp(build, draft, { recursive: true });
    if ((await contentOf(draft)) !== content) throw new Error(`the copy of ${build} is not what was built`);
    await chmod(draft, FOLDER_MODE);
    await rename(draft, path.join(folder, release));
    await note(folder, 'added', release);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another job has finished the same one first.
    if (!(await releasesIn(folder)).includes(release)) throw error;
  }
  return release;
}

/** Removes all but the `keep` releases that were added last, the current one and the one before it. Answers those removed. */
export async function keepReleases(folder: string, keep: number): Promise<string[]> {
  const entries = await readLog(folder);
  const addedAt = new Map(entries.filter(({ deed }) => deed === 'added').map(({ at, release }) => [release, at]));
  const oldestFirst = (await releasesIn(folder)).sort((a, b) =>
    (addedAt.get(a) ?? '').localeCompare(addedAt.get(b) ?? ''),
  );
  const stays = new Set([...wayTo(entries).slice(-2), ...oldestFirst.slice(-keep)]);
  const gone = oldestFirst.filter((release) => !stays.has(release));
  for (const release of gone) {
    await rm(path.join(folder, release), { recursive: true, force: true });
    await note(folder, 'removed', release);
  }
  if (gone.length > 0) await inTurn(folder, () => writePointerIntegrity(folder));
  return gone;
}
