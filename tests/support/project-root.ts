import path from 'node:path';

/** The repository's folder: the one place where tests and checks work out where they stand. */
export const PROJECT_ROOT = path.resolve(__dirname, '../..');

/** A path inside the repository. */
export const inProject = (...parts: string[]): string => path.join(PROJECT_ROOT, ...parts);
