import path from 'node:path';
import { CODE_FOLDERS, filesBelow, SCRIPT_ENDINGS } from '../project-files';
import { importsOf } from '../rooms/owners';

/** A room of the house: a folder of `src`, or a folder beside it. */
export interface Room {
  readonly name: string;
  /** Folders of its own, for the picture. */
  readonly inside: readonly string[];
  /** What it imports, without what follows from other arrows. */
  readonly arrows: readonly string[];
  /** Rows above the lowest: what imports nothing lies on 0. */
  readonly level: number;
}

/** The room of a file; undefined for what stands beside the rooms (styles and entries of the build). */
function roomOf(file: string): string | undefined {
  const [root = '', room = ''] = file.split('/');
  if (root !== 'src') return root;
  return room === 'assets' || path.posix.extname(room) !== '' ? undefined : room;
}

/** Tools build the hosts, and hosts say how they are built: no arrow of the house. */
const OF_THE_BUILD = new Set(['tools', 'shell-demo']);
const isDrawn = (from: string, to: string) => from !== to && !(OF_THE_BUILD.has(from) && OF_THE_BUILD.has(to));

/** Which room imports which, by room; `imports`: by file, project paths. Every room has an entry. */
function roomImports(imports: ReadonlyMap<string, readonly string[]>): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, used] of imports) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const known = found.get(room) ?? new Set();
    found.set(room, known);
    for (const other of used.map(roomOf)) if (other !== undefined && isDrawn(room, other)) known.add(other);
  }
  return found;
}

/** Everything that can be reached from a room. Throws when there is a circle. */
function reachable(imports: ReadonlyMap<string, ReadonlySet<string>>, from: string, way: string[] = []): Set<string> {
  if (way.includes(from)) throw new Error(`a circle of rooms: ${[...way, from].join(' → ')}`);
  const next = [...(imports.get(from) ?? [])];
  return new Set([...next, ...next.flatMap((room) => [...reachable(imports, room, [...way, from])])]);
}

/** The arrows that do not follow from others: of `a → b → c` and `a → c` the last one is left out. */
export function withoutImplied(imports: ReadonlyMap<string, ReadonlySet<string>>): Map<string, readonly string[]> {
  const arrows = [...imports].map(([room, used]) => {
    const implied = new Set([...used].flatMap((other) => [...reachable(imports, other)]));
    return [room, [...used].filter((other) => !implied.has(other)).sort()] as const;
  });
  return new Map(arrows);
}

function levelOf(room: string, arrows: ReadonlyMap<string, readonly string[]>): number {
  return Math.max(-1, ...(arrows.get(room) ?? []).map((other) => levelOf(other, arrows))) + 1;
}

/** Names of the folders directly inside `folder`, in order. */
export function foldersIn(folder: string, files: readonly string[]): string[] {
  const inside = files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1).split('/'));
  return [...new Set(inside.flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : [])))].sort();
}

/** The house as its imports are now; rooms by level from the lowest, then by name. */
export function readHouse(): readonly Room[] {
  const files = CODE_FOLDERS.flatMap((folder) => filesBelow(folder, ...SCRIPT_ENDINGS));
  const arrows = withoutImplied(roomImports(importsOf(files)));
  const rooms = [...arrows].map(([name, used]) => ({
    name,
    inside: foldersIn(CODE_FOLDERS.includes(name) ? name : `src/${name}`, files),
    arrows: used,
    level: levelOf(name, arrows),
  }));
  return rooms.sort((a, b) => a.level - b.level || a.name.localeCompare(b.name, 'en'));
}
