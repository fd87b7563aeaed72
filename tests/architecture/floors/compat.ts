import bcd, { type CompatStatement, type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import { textOf } from '../project-files';

/** The list's names of browsers, and the data's. */
const BROWSERS = { chrome: 'chrome', and_chr: 'chrome_android', safari: 'safari', ios_saf: 'safari_ios' } as const;
type Listed = keyof typeof BROWSERS;

/** The oldest browser of each kind that package.json's list has: `['safari', '15.4']`. */
export function floorsOf(list: readonly string[]): [Listed, string][] {
  return list.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!(name in BROWSERS)) throw new Error(`browserslist: ${line} is none of ${Object.keys(BROWSERS).join(', ')}`);
    return [name as Listed, version];
  });
}

const listed = (JSON.parse(textOf('package.json')) as { browserslist: readonly string[] }).browserslist;
const FLOORS = floorsOf(listed);

const numbers = (version: string): readonly [number, number] => {
  const [major = '0', minor = '0'] = version.replace('≤', '').split('.');
  return [Number(major), Number(minor)];
};

function isBy(version: string, floor: string): boolean {
  const [[major, minor], [top, below]] = [numbers(version), numbers(floor)];
  return major < top || (major === top && minor <= below);
}

/** Support behind a flag, half of it, or taken away again is none; with a prefix it is one (the styles' check asks for the prefix). */
const counts = ({ flags, partial_implementation, version_removed }: SimpleSupportStatement): boolean =>
  !flags && !partial_implementation && !version_removed;

/** The browsers of the floor that lack something: `['safari 15.4']`. */
export function lacking({ support }: CompatStatement, floors = FLOORS): string[] {
  return floors.flatMap(([name, floor]) => {
    const statements = [support[BROWSERS[name]] ?? []].flat();
    const isThere = statements.some((one) => {
      const since = one.version_added;
      return counts(one) && typeof since === 'string' && since !== 'preview' && isBy(since, floor);
    });
    return isThere ? [] : [`${name} ${floor}`];
  });
}

/** The statement at a path of the data, `api.Window.structuredClone`; undefined where it has none. */
export function statementAt(path: readonly string[]): CompatStatement | undefined {
  let at: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) {
    if (at === undefined || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, Identifier>)[name];
  }
  return at?.__compat;
}

/** Something that the app uses, by its path in the data. */
export interface Use {
  readonly path: readonly string[];
  /** `src/…:12`. */
  readonly place: string;
}

/** What of these some browser of the floor lacks: `api.Navigator.share: safari 15.4`, with its places. */
export function lackedUses(uses: readonly Use[]): Map<string, { lacks: readonly string[]; places: readonly string[] }> {
  const found = new Map<string, { lacks: readonly string[]; places: string[] }>();
  for (const { path, place } of uses) {
    const key = path.join('.');
    const known = found.get(key);
    if (known !== undefined) {
      known.places.push(place);
      continue;
    }
    const statement = statementAt(path);
    const lacks = statement === undefined ? [] : lacking(statement);
    if (lacks.length > 0) found.set(key, { lacks, places: [place] });
  }
  return found;
}
