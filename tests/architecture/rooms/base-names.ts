import path from 'node:path';
import { filesBelow, SCRIPT_ENDINGS } from '../project-files';
import type { Step } from '../step';

/** A file is found by its name alone: no base name of a script stands twice in `src`. */
export const baseNames: Step = {
  name: 'base-names',
  run() {
    const files = filesBelow('src', ...SCRIPT_ENDINGS);
    return { problems: namesThatStandTwice(files), summary: `${files.length} files` };
  },
};

/** Base names (without endings) that several of the files bear, with these files. */
export function namesThatStandTwice(files: readonly string[]): string[] {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = path.posix.basename(file).replace(/(\.d)?\.tsx?$/, '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName].filter(([, of]) => of.length > 1).map(([name, of]) => `${name}: ${of.join(', ')}`);
}
