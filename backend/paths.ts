import { join } from 'node:path';

/** The one place where the back end learns where it stands. */
const HERE = __dirname;
const ROOT = join(HERE, '..');

/** Databases that outlive a run. */
export const DEFAULT_DATA_DIR = join(ROOT, '.data', 'backend');
/** Things that may be deleted at any time and are made again. */
export const CACHE_DIR = join(ROOT, '.cache');
export const MIGRATIONS_DIR = join(HERE, 'database', 'migrations');
/** A compiled back end (dev/compiled-back-end.ts) has its workers beside it. */
export const PGLITE_WORKER = process.env['PGLITE_WORKER'] ?? join(HERE, 'database', 'pglite-worker.ts');
/** The thread that draws. */
export const PICTURE_WORKER = process.env['PICTURE_WORKER'] ?? join(HERE, 'pictures', 'picture-worker.ts');
/** The looped video (video/make-clip.sh). */
export const CLIP_DIR = join(HERE, 'video', 'clip');
