import type { Landmark } from './read-landmarks';

/** The landmarks of one screen, read at one width in one theme. */
export interface Shot {
  /** CSS px. */
  readonly width: number;
  readonly theme: string;
  readonly landmarks: readonly Landmark[];
}

/** How alike a screen has to be to its record. */
export interface Likeness {
  /** A place may be off by so much, px. */
  readonly tolerance: number;
  /**
   * False in another engine than the record's: fonts, colours and controls are its own, and lines break elsewhere, which moves
   * all below. Places count across the page alone.
   */
  readonly isSameEngine: boolean;
}

/** One landmark in all shots: its cells by `390` (place), `390 font` and `dark` (colours). */
interface Line {
  readonly path: string;
  readonly label: string;
  readonly depth: number;
  readonly cells: Readonly<Record<string, string>>;
}

const BETWEEN = ' | ';
const WITHIN = ' › ';
const SAME = '=';
const ABSENT = '–';
/** Of a long page so many landmarks are recorded, and what comes after them is left alone. */
const MOST = 100;
const SIDES = ['x', 'y', 'width', 'height'];
const ACROSS = new Set(['x', 'width']);

const colours = ({ ink, ground }: Landmark) => (ink === '' ? `on ${ground}` : `${ink} on ${ground}`);

/** The landmarks as lines, each with the path of those in which it lies. */
function linesOf({ width, theme, landmarks }: Shot): Line[] {
  const path: string[] = [];
  return landmarks.map((landmark) => {
    const { label, depth, box, font } = landmark;
    path.length = depth;
    path.push(label);
    const cells = { [width]: box.join(' '), [`${width} font`]: font, [theme]: colours(landmark) };
    return { path: path.join(WITHIN), label, depth, cells };
  });
}

/** Lines of several shots as one list, in the order of the page. */
function merged(shots: readonly Shot[]): Line[] {
  const all: Line[] = [];
  for (const shot of shots) {
    let last = -1;
    for (const line of linesOf(shot)) {
      const at = all.findIndex(({ path }) => path === line.path);
      const known = all[at];
      if (known === undefined) all.splice(last + 1, 0, line);
      else all[at] = { ...known, cells: { ...line.cells, ...known.cells } };
      last = known === undefined ? last + 1 : at;
    }
  }
  return all;
}

/** Keys of the cells as they stand in a line, in groups in which one cell is often as the one before it. */
function groupsOf(shots: readonly Shot[]): string[][] {
  const widths = [...new Set(shots.map(({ width }) => String(width)))];
  const themes = [...new Set(shots.map(({ theme }) => theme))];
  return [widths, widths.map((width) => `${width} font`), themes];
}

/** A line a landmark: its name, a place for each width, its font, its colours in each theme; `=` is what stands before it. */
export function writeRecord(shots: readonly Shot[]): string {
  const groups = groupsOf(shots);
  const lines = merged(shots)
    .slice(0, MOST)
    .map(({ label, depth, cells }) => {
      const value = (key = '') => cells[key] ?? ABSENT;
      const shown = groups.flatMap((group) =>
        group.map((key, at) => (at > 0 && value(key) === value(group[at - 1]) ? SAME : value(key))),
      );
      return `${'  '.repeat(depth)}${[label, ...shown].join(BETWEEN)}`;
    });
  return `${[['landmark', ...groups.flat()].join(BETWEEN), ...lines].join('\n')}\n`;
}

function readRecord(text: string): Line[] {
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const keys = head.split(BETWEEN).slice(1);
  const path: string[] = [];
  return rows.map((row) => {
    const depth = (row.length - row.trimStart().length) / 2;
    const [label = '', ...shown] = row.trimStart().split(BETWEEN);
    path.length = depth;
    path.push(label);
    const values: string[] = [];
    for (const value of shown) values.push(value === SAME ? (values.at(-1) ?? '') : value);
    const cells = Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ABSENT]));
    return { path: path.join(WITHIN), label, depth, cells };
  });
}

/** How one landmark differs from its line, each difference as some words. */
function differencesOf(
  line: Line,
  landmark: Line,
  { width, theme }: Shot,
  { tolerance, isSameEngine }: Likeness,
): string[] {
  const [was, is] = [line, landmark].map(({ cells }) => (cells[width] ?? '').split(' ').map(Number));
  const moved = SIDES.flatMap((side, at) => {
    const [before = Number.NaN, now = Number.NaN] = [was?.[at], is?.[at]];
    const counts = isSameEngine || ACROSS.has(side);
    return !counts || Math.abs(now - before) <= tolerance ? [] : [`${side} ${before} → ${now}`];
  });
  const styles = [`${width} font`, theme].filter((key) => isSameEngine && line.cells[key] !== landmark.cells[key]);
  return [...moved, ...styles.map((key) => `${line.cells[key]} → ${landmark.cells[key]}`)];
}

/** Landmarks that the record has not; where it ends before the page, none of those after its last one. */
function newIn(found: readonly Line[], known: ReadonlySet<string>, length: number): string[] {
  const last = Math.max(0, ...found.map(({ path }, at) => (known.has(path) ? at : 0)));
  const end = length < MOST ? found.length : last;
  return found.slice(0, end).flatMap(({ path }) => (known.has(path) ? [] : [path]));
}

/** How the shots differ from their record: a line a landmark, with the shots in which it does. */
export function differences(record: string, shots: readonly Shot[], likeness: Likeness): string[] {
  const said = new Map<string, string[]>();
  const lines = readRecord(record);
  for (const shot of shots) {
    const say = (what: string) => said.set(what, [...(said.get(what) ?? []), `${shot.width} ${shot.theme}`]);
    const expected = lines.filter(({ cells }) => cells[shot.width] !== ABSENT);
    const paths = new Set(expected.map(({ path }) => path));
    const found = linesOf(shot);
    for (const line of expected) {
      const landmark = found.find(({ path }) => path === line.path);
      const differs = landmark === undefined ? ['is gone'] : differencesOf(line, landmark, shot, likeness);
      if (differs.length > 0) say(`${line.path}: ${differs.join(', ')}`);
    }
    if (likeness.isSameEngine) for (const path of newIn(found, paths, lines.length)) say(`${path}: is new`);
  }
  return [...said].map(([what, where]) => (where.length === shots.length ? what : `${what} (${where.join(', ')})`));
}
