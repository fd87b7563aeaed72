import path from 'node:path';
import { filesBelow, lineCount, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { importsOf } from './owners';

/** Lines below which a file that one neighbour alone imports is part of that neighbour. */
const SMALL = 30;

/** A reading's query and key, and a store, stand in files of their own, where everybody looks for them. */
const HAS_ITS_FILE = /-(query|queries|keys|store)\.ts$/;

/** One thing, one file: a small file with one caller beside it is part of that caller, unless it is loaded late. */
export const smallFiles: Step = {
  name: 'small-files',
  run() {
    const files = filesBelow('src', ...SCRIPT_ENDINGS);
    const small = smallWithOneCaller(importsOf(files), lineCount, loadedLate(files));
    return {
      problems: small.map(({ file, caller }) => `${file} is part of ${caller}`),
      summary: `${files.length} files`,
    };
  },
};

/** Files below `SMALL` lines that one file of the same folder imports, and no other. `late`: files that are loaded late. */
export function smallWithOneCaller(
  imports: ReadonlyMap<string, readonly string[]>,
  linesOf: (file: string) => number,
  late: ReadonlySet<string>,
): { file: string; caller: string }[] {
  const callers = new Map<string, Set<string>>();
  for (const [caller, used] of imports) {
    for (const file of used) callers.set(file, (callers.get(file) ?? new Set()).add(caller));
  }
  return [...callers].flatMap(([file, [caller = '', ...others]]) => {
    const beside = others.length === 0 && path.posix.dirname(caller) === path.posix.dirname(file);
    const isPart = beside && !late.has(file) && !HAS_ITS_FILE.test(file);
    return isPart && linesOf(file) < SMALL ? [{ file, caller }] : [];
  });
}

/** Files that somebody fetches with `import()`. */
function loadedLate(files: readonly string[]): Set<string> {
  const late = files.flatMap((from) =>
    [...textOf(from).matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^'?]+)/g)].map(([, specifier = '']) =>
      path.posix.join(path.posix.dirname(from), specifier),
    ),
  );
  return new Set(late.flatMap((base) => SCRIPT_ENDINGS.map((ending) => base + ending)));
}
