import path from 'node:path';
import { CODE_FOLDERS, filesBelow } from './project-files';
import type { Step } from './step';

const NO_OWNER = new Set(['utils', 'helpers', 'common', 'lib', 'types']);
const BARREL = /^src\/.*\/index\.tsx?$/;

/** A thing lives with its owner under its own name: no drawers, no barrels. */
export const folders: Step = {
  name: 'folders',
  run() {
    const files = [...CODE_FOLDERS, 'tests'].flatMap((folder) => filesBelow(folder));
    const all = new Set(files.flatMap((file) => ancestors(path.posix.dirname(file))));
    const drawers = [...all].filter((folder) => NO_OWNER.has(path.posix.basename(folder)));
    const barrels = files.filter((file) => BARREL.test(file));
    return {
      problems: [
        ...drawers.map((folder) => `${folder}/ says nothing about what is in it`),
        ...barrels.map((file) => `${file} is a barrel by its name`),
      ],
      summary: `${all.size} folders`,
    };
  },
};

function ancestors(folder: string): string[] {
  const parent = path.posix.dirname(folder);
  return parent === '.' ? [folder] : [...ancestors(parent), folder];
}
