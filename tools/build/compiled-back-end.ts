import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './paths';

const SOURCES = inRoot('backend');
const PLACE = inRoot('.cache/back-end');
const MAIN = path.join(PLACE, 'main.cjs');
const WORKER = path.join(PLACE, 'database/pglite-worker.cjs');
const PICTURE_WORKER = path.join(PLACE, 'pictures/picture-worker.cjs');
const HOST = path.join(PLACE, 'host.cjs');
/** Names of the files that went into it, one a line. */
const INPUTS = 'inputs.txt';
/** What they are made with and of, beside those: the packages change with the lock file. */
const BESIDE = ['package-lock.json', 'tools/build/compiled-back-end.ts'];
/** They read files that lie beside them, or are not there at all. */
const APART = ['@electric-sql/pglite', '@resvg/resvg-wasm', 'pg-native'];

/**
 * The back end as a few files of plain JavaScript, its packages in them, made anew when a source is newer: it starts with less
 * than half of the processor time that a thousand files take, which every test file that needs one waits for. Gives the path
 * of its main file.
 */
export async function compiledBackEnd(): Promise<string> {
  // One at a time: a second compilation would take away what somebody has begun to start from.
  making ??= madeFresh().finally(() => {
    making = undefined;
  });
  await making;
  return MAIN;
}

let making: Promise<void> | undefined;

async function madeFresh(): Promise<void> {
  if (!(await isFresh())) await compile();
}

/** The thread of its database, for who opens a database without a back end. */
export async function compiledDatabaseThread(): Promise<string> {
  await compiledBackEnd();
  return WORKER;
}

/** The program that runs many back ends, for tests. */
export async function compiledBackEndHost(): Promise<string> {
  await compiledBackEnd();
  return HOST;
}

const OPTIONS = {
  absWorkingDir: inRoot(),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  keepNames: true,
  metafile: true,
} as const;

/** Files of the project and of packages that the back end runs, those included that stay apart from its bundle; paths whole. */
export async function backEndFiles(): Promise<string[]> {
  const { build } = await import('esbuild');
  const entries = ['main.ts', 'database/pglite-worker.ts', 'pictures/picture-worker.ts'].map((file) =>
    path.join(SOURCES, file),
  );
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: entries,
    outdir: PLACE,
    write: false,
    external: ['pg-native'],
    loader: { '.wasm': 'empty' },
    logLevel: 'error',
    logOverride: { 'empty-import-meta': 'silent' },
  });
  return Object.keys(metafile.inputs).map((file) => inRoot(file));
}

async function compile(): Promise<void> {
  // Loaded here: who finds it made needs no compiler.
  const { build } = await import('esbuild');
  // Next to its place, so that what others are starting from is never half written.
  const draft = `${PLACE}-${randomUUID()}`;
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: {
      main: path.join(SOURCES, 'main.ts'),
      'database/pglite-worker': path.join(SOURCES, 'database/pglite-worker.ts'),
      'pictures/picture-worker': path.join(SOURCES, 'pictures/picture-worker.ts'),
      host: inRoot('tests/support/servers/back-end-host.ts'),
    },
    outdir: draft,
    outExtension: { '.js': '.cjs' },
    external: APART,
    define: {
      __dirname: JSON.stringify(SOURCES),
      'process.env.PGLITE_WORKER': JSON.stringify(WORKER),
      'process.env.PICTURE_WORKER': JSON.stringify(PICTURE_WORKER),
    },
  });
  await writeFile(path.join(draft, INPUTS), Object.keys(metafile.inputs).filter(isOwn).join('\n'));
  await mkdir(path.dirname(PLACE), { recursive: true });
  // Another process was faster: its files are as good, and may be in use.
  if (await isFresh()) return rm(draft, { recursive: true, force: true });
  await rm(PLACE, { recursive: true, force: true });
  await rename(draft, PLACE).catch(() => rm(draft, { recursive: true, force: true }));
}

/** Of the project, not of a package. */
const isOwn = (input: string): boolean => !input.startsWith('node_modules/');

const changedAt = async (file: string): Promise<number> => (await stat(file)).mtimeMs;

async function isFresh(): Promise<boolean> {
  try {
    const madeAt = await changedAt(MAIN);
    const inputs = (await readFile(path.join(PLACE, INPUTS), 'utf8')).split('\n');
    const times = await Promise.all([...inputs, ...BESIDE].map((file) => changedAt(inRoot(file))));
    return Math.max(...times) < madeAt;
  } catch {
    // Never made, or a source of it is gone.
    return false;
  }
}
