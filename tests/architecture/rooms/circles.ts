import path from 'node:path';
import { filesBelow, SCRIPT_ENDINGS } from '../project-files';
import type { Step } from '../step';
import { importsOf } from './owners';

/** The files of a folder itself, beside the folders in it. */
const OWN_FILES = '.';

/** By folder: which part of it imports which one, and by which import. A part is a folder directly in it, or its own files. */
type PartImports = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Circle {
  readonly folder: string;
  /** Each reaches each of the others. */
  readonly parts: readonly string[];
  /** One import for each arrow among them, as `list → . (list/tip-row.tsx imports tip-changes.ts)`. */
  readonly arrows: readonly string[];
}

/** The folder in which two files part, and the part of it that each one stands in. */
function parting(from: string, to: string) {
  const a = from.split('/');
  const b = to.split('/');
  let depth = 0;
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth += 1;
  const part = (names: readonly string[]) => (depth < names.length - 1 ? (names[depth] ?? '') : OWN_FILES);
  return { folder: a.slice(0, depth).join('/'), from: part(a), to: part(b) };
}

function partImports(imports: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, PartImports> {
  const found = new Map<string, Map<string, Map<string, string>>>();
  for (const [file, used] of imports) {
    for (const other of used) {
      const { folder, from, to } = parting(file, other);
      if (from === to) continue;
      const parts = found.get(folder) ?? new Map<string, Map<string, string>>();
      const arrows = parts.get(from) ?? new Map<string, string>();
      const inside = (name: string) => path.posix.relative(folder, name);
      arrows.set(to, arrows.get(to) ?? `${from} → ${to} (${inside(file)} imports ${inside(other)})`);
      found.set(folder, parts.set(from, arrows));
    }
  }
  return found;
}

/** All parts that an import leads to from one, directly or through others. */
function reachedFrom(part: string, parts: PartImports): ReadonlySet<string> {
  const reached = new Set(parts.get(part)?.keys());
  // A set that grows while it is walked: what is added is visited too.
  for (const one of reached) for (const next of parts.get(one)?.keys() ?? []) reached.add(next);
  return reached;
}

function circlesIn(folder: string, parts: PartImports): Circle[] {
  const reached = new Map([...parts.keys()].map((part) => [part, reachedFrom(part, parts)]));
  const sets = [...reached].flatMap(([part, others]) => {
    const circle = [...others].filter((other) => reached.get(other)?.has(part)).sort();
    return circle[0] === part ? [circle] : [];
  });
  return sets.map((circle) => ({
    folder,
    parts: circle,
    arrows: circle.flatMap((part) =>
      [...(parts.get(part) ?? [])].flatMap(([to, arrow]) => (circle.includes(to) ? [arrow] : [])),
    ),
  }));
}

/**
 * Circles among the folders of a tree: at each level the folders, with all that is below them, and the own files of the folder
 * around them must not import each other, also not through a third one. `imports`: by file, project paths.
 */
export const folderCircles = (imports: ReadonlyMap<string, readonly string[]>): Circle[] =>
  [...partImports(imports)].flatMap(([folder, parts]) => circlesIn(folder, parts));

/** A folder can be read, moved and understood without what is above it: no circle of folders anywhere in `src`. */
export const circles: Step = {
  name: 'circles',
  run() {
    const imports = importsOf(filesBelow('src', ...SCRIPT_ENDINGS, '.css'));
    const found = folderCircles(imports);
    return {
      problems: found.flatMap(({ folder, parts, arrows }) => [
        `${folder}/ has a circle: ${parts.join(', ')}`,
        ...arrows.map((arrow) => `  ${arrow}`),
      ]),
      summary: `${imports.size} files, ${found.length} circles of folders`,
    };
  },
};
