import { foldersIn, type Room } from './house';

/** Purpose of each room; one without an entry stops the check, and so does an entry without a room. */
const PURPOSES: ReadonlyMap<string, string> = new Map([
  ['remote', 'the part that a host loads: SportInfoApp, mount(), their options'],
  ['app', 'composition'],
  ['pages', 'screens and the pieces that only they draw, no area imports another'],
  ['domains', 'things that several pages share, each with its queries, stores, pushes and pieces'],
  ['services', 'a mount hands these down to its pages: stores, clock, storage, late parts'],
  ['bridge', 'typed events and commands of the portal, typed calls of the native app'],
  ['http', 'signed client: envelope, errors by kind, failover'],
  ['socket', 'push: connection states, channels, heartbeat, one change a frame'],
  ['session', 'the user, and the traces of a member on the device'],
  ['rules', 'pure decisions of the product, each with a table test'],
  ['ui', 'pieces that know no domain, and tokens'],
  ['i18n', 'typed messages, formats'],
  ['contract', 'every call, entity and event, one schema each'],
  ['backend', 'API, database, push, video, the simulated world, and the rules that it alone needs'],
  ['shell-demo', 'hosts to look at: the demo portal, its laboratory and QA pages, one small host of each kind'],
  ['tools', 'development, build, release, conformance, documents'],
  ['tests', 'npm test; architecture is npm run check'],
]);
const BEGIN = '<!-- made by npm run docs -->\n```\n';
const END = '```\n<!-- end -->';
const WIDTH = 150;
const INDENT = 14;

/** The text between the marks of the README: every room with its purpose, folders and arrows, as they are now. */
function mapOf(rooms: readonly Room[], testFolders: readonly string[]): string {
  const missing = rooms.filter(({ name }) => !PURPOSES.has(name)).map(({ name }) => name);
  const gone = [...PURPOSES.keys()].filter((name) => name !== 'tests' && !rooms.some((room) => room.name === name));
  if (missing.length + gone.length > 0) throw new Error(`house-map.ts, purposes of rooms: ${[...missing, ...gone]}`);
  const byName = new Map(rooms.map((room) => [room.name, room]));
  const lines = [...PURPOSES].flatMap(([name, purpose]) => {
    const room = byName.get(name) ?? { name, inside: testFolders, arrows: [] };
    return roomLines(room, purpose);
  });
  return `src/\n${lines.join('\n')}\n`;
}

/** Rooms beside `src` stand at the line's start and name no arrows. */
const BESIDE = new Set(['backend', 'shell-demo', 'tools', 'tests']);

function roomLines({ name, inside, arrows }: Pick<Room, 'name' | 'inside' | 'arrows'>, purpose: string): string[] {
  const label = `${BESIDE.has(name) ? '' : '  '}${name}/`.padEnd(INDENT);
  const to = BESIDE.has(name) || arrows.length === 0 ? '' : ` → ${arrows.join(', ')}`;
  const folders = inside.length === 0 ? '' : `: ${inside.join(' · ')}`;
  return wrapped(`${label}${purpose}${folders}${to}`);
}

function wrapped(text: string): string[] {
  if (text.length <= WIDTH) return [text];
  const at = text.lastIndexOf(' ', WIDTH);
  return [text.slice(0, at), ...wrapped(`${' '.repeat(INDENT)}${text.slice(at + 1)}`)];
}

/** The README with the map as the folders and imports are; throws without its marks. */
export function withMap(readme: string, rooms: readonly Room[], files: readonly string[]): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error('README.md has no marks for its map');
  return `${readme.slice(0, begin + BEGIN.length)}${mapOf(rooms, foldersIn('tests', files))}${readme.slice(end)}`;
}
