import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE_DIR } from '../paths';
import { startPglite } from './pglite-thread';

// Tokens live in there: nobody else's business.
const FOLDER_MODE = 0o700;

/** Read from the package's folder: its exports do not show package.json. */
async function pgliteVersion(): Promise<string> {
  const entry = createRequire(__filename).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return String((manifest as { version?: unknown }).version);
}

/** An empty database, made once: initdb costs more than four seconds of CPU, a copy a tenth of one. */
async function template(): Promise<string> {
  const finished = join(CACHE_DIR, `pglite-template-${await pgliteVersion()}`);
  if (await hasDatabase(finished)) return finished;
  await mkdir(CACHE_DIR, { recursive: true });
  const draft = await mkdtemp(join(CACHE_DIR, 'pglite-draft-'));
  try {
    const thread = await startPglite(draft);
    await thread.close();
    await rename(draft, finished);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have finished first: its template is as good.
    if (!(await hasDatabase(finished))) throw error;
  }
  return finished;
}

async function hasDatabase(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.includes('PG_VERSION');
}

/** Makes sure that a PGlite database stands in the folder; one that is there is left as it is. */
export async function prepareFolder(folder: string): Promise<void> {
  if (await hasDatabase(folder)) return;
  await mkdir(dirname(folder), { recursive: true, mode: FOLDER_MODE });
  // Renamed when complete: a copy that was cut short must not look like a database.
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(await template(), draft, { recursive: true });
  await rename(draft, folder);
}

/** Renames a database's folder and returns its new name, which has the time in it. */
export async function putAside(folder: string): Promise<string> {
  const aside = `${folder}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(folder, aside);
  return aside;
}
