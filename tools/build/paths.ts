import path from 'node:path';

/** The repository's root. Every path of the build begins here. */
export const ROOT = path.resolve(__dirname, '../..');

export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);

/** Where `npm run build` writes; DIST_DIR lets two builds stand side by side. */
export const DIST = path.resolve(ROOT, process.env['DIST_DIR'] || 'dist');
/** The log-in page of the app alone, as it is served at its `/login/`. */
export const ALONE = inRoot('tools/dev/alone');
export const REMOTE_DIST = path.join(DIST, 'remote');
export const SHELL_DIST = path.join(DIST, 'shell');
/** Source maps of both, in the same places; not for the CDN. */
export const MAPS_DIST = path.join(DIST, 'maps');
/** The contract as documents; not for the CDN. */
export const CONTRACT_DIST = path.join(DIST, 'contract');

/** The types of the remote's entries, beside its manifest. */
export const TYPES_FILE = 'sport-info.d.ts';
