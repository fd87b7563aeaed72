import type { Room } from './house';

/** Lengths in px of the drawing. */
const COLUMN = 160;
const ROW = 116;
const BOX = 84;
const MARGIN = 16;
/** Characters of a line of folders, and how wide one is. */
const LINE = 25;
const LETTER = 5.6;
/** What stands beside the product, in a column of its own at the right. */
const BESIDE = new Set(['backend', 'shell-demo', 'tools']);

interface Placed {
  readonly room: Room;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Names in lines of at most `LINE` characters. */
function wrapped(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 3 <= LINE) lines[lines.length - 1] = `${last} · ${name}`;
    else lines.push(name);
  }
  return lines;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Above what it imports; the rooms of a row side by side, in their order. */
function place(rooms: readonly Room[]): readonly Placed[] {
  const top = Math.max(...rooms.map(({ level }) => level));
  const wide = Math.max(...countByLevel(rooms).values());
  const centre = new Map<string, number>();
  return rooms.map((room) => {
    const lines = wrapped(room.inside);
    const width = Math.max(COLUMN - 40, 16 + LETTER * Math.max(0, ...lines.map(({ length }) => length)));
    const row = rooms.filter((other) => other.level === room.level && !BESIDE.has(other.name));
    const below = room.arrows.flatMap((name) => centre.get(name) ?? []);
    const inRow = row.length === 1 && below.length > 0 ? mean(below) : columnOf(row.indexOf(room), row.length, wide);
    const middle = BESIDE.has(room.name) ? wide * COLUMN + MARGIN + COLUMN * 0.6 : inRow;
    centre.set(room.name, middle);
    return { room, lines, width, x: middle - width / 2, y: MARGIN + (top - room.level) * ROW };
  });
}

const columnOf = (index: number, count: number, wide: number) =>
  MARGIN + ((index + 0.5) * wide * COLUMN) / Math.max(1, count);

function countByLevel(rooms: readonly Room[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { level, name } of rooms) if (!BESIDE.has(name)) counts.set(level, (counts.get(level) ?? 0) + 1);
  return counts;
}

const round = (length: number) => String(Math.round(length));

function box({ room, lines, x, y, width }: Placed): string {
  const middle = round(x + width / 2);
  const name = BESIDE.has(room.name) ? room.name : `src/${room.name}`;
  const inside = lines.map(
    (line, index) => `<text class="inside" x="${middle}" y="${round(y + 32 + index * 12)}">${line}</text>`,
  );
  return [
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${BOX}" rx="6"/>`,
    `<text class="name" x="${middle}" y="${round(y + 18)}">${name}</text>`,
    ...inside,
  ].join('\n');
}

function arrow(from: Placed, to: Placed): string {
  const [x1, y1] = [round(from.x + from.width / 2), round(from.y + BOX)];
  const [x2, y2] = [round(to.x + to.width / 2), round(to.y - 4)];
  return `<path d="M${x1} ${y1} L${x2} ${y2}" marker-end="url(#end)"/>`;
}

/** The house as SVG: the same rooms and arrows always give the same text. */
export function drawHouse(rooms: readonly Room[]): string {
  const placed = place(rooms);
  const byName = new Map(placed.map((one) => [one.room.name, one]));
  const arrows = placed.flatMap((from) =>
    from.room.arrows.flatMap((name) => {
      const to = byName.get(name);
      return to === undefined ? [] : [arrow(from, to)];
    }),
  );
  const width = round(Math.max(...placed.map((one) => one.x + one.width)) + MARGIN);
  const height = round(Math.max(...placed.map(({ y }) => y)) + BOX + MARGIN);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif">`,
    '<style>rect{fill:#f3f5f8;stroke:#8a94a6}path{fill:none;stroke:#5b6577;stroke-width:1.2}text{text-anchor:middle;fill:#1d2433}',
    '.name{font-size:13px;font-weight:600}.inside{font-size:10px;fill:#4a5366}</style>',
    '<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" style="fill:#5b6577"/></marker></defs>',
    `<rect width="${width}" height="${height}" style="fill:#fff;stroke:none"/>`,
    ...arrows,
    ...placed.map(box),
    '</svg>',
  ].join('\n')}\n`;
}
