import path from 'node:path';
import { CODE_FOLDERS, filesBelow, SCRIPT_ENDINGS } from '../project-files';
import type { Step } from '../step';

const NO_OWNER = new Set(['utils', 'helpers', 'common', 'lib', 'types', 'parts', 'misc']);
const BARREL = /^src\/.*\/index\.tsx?$/;
/** Code files in one folder, not counting what is below it: as many as somebody reads through at once. */
const MAX_FILES = 24;

/** A thing lives with its owner under its own name, among few others: no drawers, no barrels, no crowds. */
export const folders: Step = {
  name: 'folders',
  run() {
    const files = [...CODE_FOLDERS, 'tests'].flatMap((folder) => filesBelow(folder));
    const all = new Set(files.flatMap((file) => ancestors(path.posix.dirname(file))));
    const drawers = [...all].filter((folder) => NO_OWNER.has(path.posix.basename(folder)));
    const barrels = files.filter((file) => BARREL.test(file));
    const sizes = [...codeFilesIn(files)];
    return {
      problems: [
        ...drawers.map((folder) => `${folder}/ says nothing about what is in it`),
        ...barrels.map((file) => `${file} is a barrel by its name`),
        ...sizes
          .filter(([, size]) => size > MAX_FILES)
          .map(([folder, size]) => `${folder}/ has ${size} code files of its own, at most ${MAX_FILES}`),
      ],
      summary: `${all.size} folders, at most ${Math.max(...sizes.map(([, size]) => size))} code files in one`,
    };
  },
};

function codeFilesIn(files: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of files.filter((name) => SCRIPT_ENDINGS.some((ending) => name.endsWith(ending)))) {
    const folder = path.posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}

function ancestors(folder: string): string[] {
  const parent = path.posix.dirname(folder);
  return parent === '.' ? [folder] : [...ancestors(parent), folder];
}
