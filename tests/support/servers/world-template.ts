import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { startProgram } from '../child-process';
import { inProject } from '../project-root';

/** What a laid world depends on; all else of a back end is not in its folder. */
export interface TemplateWish {
  /** The options of the back end that the world depends on, as arguments. */
  worldArguments: string[];
  /** File name for them. */
  key: string;
  timeoutMs: number;
}

const TEMPLATES = inProject('.cache/worlds');
/** A world is made of these; `contract` and `rules` are small enough not to be told apart. */
const SOURCES = ['backend', 'src/contract', 'src/rules'];

/** Those that this process is laying: whoever wants the same one waits for it. */
const laying = new Map<string, Promise<void>>();

/** Fills a folder with a laid world: laying one takes seconds of computing, copying a stored one a fraction of one. */
export async function copyWorld(folder: string, wish: TemplateWish): Promise<void> {
  const template = path.join(TEMPLATES, wish.key);
  const isBeingLaid = laying.get(wish.key);
  if (isBeingLaid !== undefined) await isBeingLaid;
  else await layOnce(template, wish);
  await cp(template, folder, { recursive: true });
}

async function layOnce(template: string, wish: TemplateWish): Promise<void> {
  const work = isFresh(template).then((isThere) => (isThere ? undefined : layTemplate(template, wish)));
  laying.set(wish.key, work);
  try {
    await work;
  } finally {
    laying.delete(wish.key);
  }
}

async function isFresh(template: string): Promise<boolean> {
  const laidAt = await stat(template).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return laidAt > 0 && (await newestOf(SOURCES.map((source) => inProject(source)))) < laidAt;
}

/** Lays it in a folder of its own and moves it to its place, so that test processes never see half of one. */
async function layTemplate(template: string, { worldArguments, timeoutMs }: TemplateWish): Promise<void> {
  const draft = path.join(TEMPLATES, `draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  // Its clock stands still: nothing of the world's life is stored beside what is laid.
  const args = [...worldArguments, '--port', '0', '--speed', '0', '--data', draft];
  const env = { DATABASE_URL: '' };
  try {
    const program = await startProgram('backend/main.ts', args, /^backend ready/, { timeoutMs, env });
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
