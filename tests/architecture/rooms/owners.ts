import path from 'node:path';
import ts from 'typescript';
import { SCRIPT_ENDINGS, textOf } from '../project-files';

/** Rooms of what is shared. Whoever stands outside of them and uses a thing of theirs owns it. */
const SHARED = /^src\/(ui|domains|rules)\//;
const OF_A_SHEET = /(?:@import\s+|composes:[^;]*\bfrom\s+)['"](\.[^'"]+)['"]/g;

/** A component and its sheet are one thing, which lives in one place. */
const thingOf = (file: string): string =>
  SHARED.test(file) ? file.replace(/(\.module\.css|\.css|\.d\.ts|\.tsx?)$/, '') : file;

/** `pages/anchor`, `app`, `backend`: as much of a file's path as says whose it is. */
function ownerOf(file: string): string {
  const [root = '', room = '', name = ''] = file.split('/');
  if (root !== 'src') return root;
  return room === 'pages' ? `pages/${name}` : room;
}

/** Who uses each thing of the shared rooms, directly or through other things of these rooms. `imports`: by file, project paths. */
export function ownersOfShared(imports: ReadonlyMap<string, readonly string[]>): Map<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const [file, used] of imports) {
    for (const one of used.filter((name) => SHARED.test(name) && thingOf(name) !== thingOf(file))) {
      users.set(thingOf(one), (users.get(thingOf(one)) ?? new Set()).add(thingOf(file)));
    }
  }
  const things = [...new Set([...imports.keys()].filter((file) => SHARED.test(file)).map(thingOf))];
  return new Map(things.map((thing) => [thing, ownersThrough(thing, users)]));
}

function ownersThrough(thing: string, users: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const owners = new Set<string>();
  const seen = new Set([thing]);
  // A set that grows while it is walked: what is added is visited too.
  for (const one of seen) {
    for (const user of users.get(one) ?? []) {
      if (SHARED.test(user)) seen.add(user);
      else owners.add(ownerOf(user));
    }
  }
  return owners;
}

/** What every file imports of the given ones, types and sheets included. */
export function importsOf(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  const found = (from: string, specifier: string): string[] => {
    const base = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return [base, ...SCRIPT_ENDINGS.map((ending) => base + ending)].filter((file) => known.has(file)).slice(0, 1);
  };
  return new Map(files.map((file) => [file, specifiersIn(file).flatMap((specifier) => found(file, specifier))]));
}

function specifiersIn(file: string): string[] {
  const text = textOf(file);
  if (file.endsWith('.css')) return [...text.matchAll(OF_A_SHEET)].flatMap(([, specifier]) => specifier ?? []);
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => (fileName.startsWith('.') ? fileName : []));
}
