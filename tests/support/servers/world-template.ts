import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { compiledBackEnd } from '../../../tools/build/compiled-back-end';
import { startProgram } from '../child-process';
import { inProject } from '../project-root';

/** What a laid world depends on; everything else of a back end is not in its folder. */
export interface WorldOptions {
  readonly seed?: number;
  readonly scale?: number;
  /** Any time of its day, ISO 8601; today without it. */
  readonly at?: string;
}

/** A world is one of a day of the competitions' zone. */
const ZONE_MS = 8 * 3_600_000;
const LAID_WITHIN_MS = 110_000;
const TEMPLATES = inProject('.cache/worlds');
const CHANGED_AT = 'SPORT_INFO_SOURCES_CHANGED_AT';
/** A world is made of these; `contract` and `rules` are small enough not to be told apart. */
const SOURCES = ['backend', 'src/contract', 'src/rules'];

/** Those that this process is laying: whoever wants the same one waits for it. */
const laying = new Map<string, Promise<void>>();

/** Fills a folder with a laid world: laying one takes seconds of computing, copying a stored one a fraction of one. */
export async function copyWorld(folder: string, { seed = 1, scale = 1, at }: WorldOptions): Promise<void> {
  const time = at === undefined ? Date.now() : Date.parse(at);
  // The back end itself says what is wrong with such a time.
  if (Number.isNaN(time)) return;
  const day = new Date(time + ZONE_MS).toISOString().slice(0, 10);
  const template = path.join(TEMPLATES, `${seed}-${scale}-${day}`);
  const work = laying.get(template) ?? layOnce(template, { seed, scale, day });
  await work;
  copyFolder(template, folder);
}

/** A thousand files in one go: node's own copy, which asks about each of them first, takes four times the processor time. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}

async function layOnce(template: string, world: LaidWorld): Promise<void> {
  const work = isFresh(template).then((isThere) => (isThere ? undefined : layTemplate(template, world)));
  laying.set(template, work);
  try {
    await work;
  } finally {
    laying.delete(template);
  }
}

interface LaidWorld {
  readonly seed: number;
  readonly scale: number;
  /** YYYY-MM-DD. */
  readonly day: string;
}

async function isFresh(template: string): Promise<boolean> {
  const laidAt = await stat(template).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return laidAt > 0 && (await sourcesChangedAt()) < laidAt;
}

/** When a source of the worlds was last changed, ms: looked up once in a run, by its set-up, and not by every test file. */
async function sourcesChangedAt(): Promise<number> {
  return Number(process.env[CHANGED_AT] ?? (await newestOf(SOURCES.map((source) => inProject(source)))));
}

/** Tells the processes that run the tests. */
export async function publishSourcesChangedAt(): Promise<void> {
  process.env[CHANGED_AT] = String(await sourcesChangedAt());
}

/** Lays it in a folder of its own and moves it to its place, so that test processes never see half of one. */
async function layTemplate(template: string, { seed, scale, day }: LaidWorld): Promise<void> {
  const draft = path.join(TEMPLATES, `draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  // Its clock stands still: nothing of the world's life is stored beside what is laid.
  const world = ['--seed', String(seed), '--scale', String(scale), '--at', `${day}T12:00:00+08:00`];
  const args = [...world, '--port', '0', '--speed', '0', '--data', draft];
  const env = { DATABASE_URL: '' };
  try {
    const program = await startProgram(await compiledBackEnd(), args, /^backend ready/, {
      timeoutMs: LAID_WITHIN_MS,
      env,
    });
    await program.stop();
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  // Another process was faster: its template is as good, and somebody may be copying it.
  const drop = () => rm(draft, { recursive: true, force: true });
  if (await isFresh(template)) return drop();
  await rm(template, { recursive: true, force: true });
  await rename(draft, template).catch(drop);
}

async function newestOf(folders: string[]): Promise<number> {
  const ages = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder, { withFileTypes: true, recursive: true });
      const files = entries.filter((entry) => entry.isFile());
      const times = await Promise.all(
        files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).mtimeMs),
      );
      return Math.max(0, ...times);
    }),
  );
  return Math.max(...ages);
}
