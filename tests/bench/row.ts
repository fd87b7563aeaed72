/** One measured thing beside what it should be. Smaller is better everywhere. */
export interface Row {
  name: string;
  value: number;
  unit: 'ms' | 's' | 'kB' | '×' | '';
  /** The range that holds the true value nine times in ten, where it was measured often enough. */
  range?: readonly [low: number, high: number];
  /** The aim. */
  goal?: number;
  /** A value beyond it fails the bench. */
  limit?: number;
  /** The value's origin: the two figures of a ratio, a spread. */
  note?: string;
}

const DECIMALS: Record<Row['unit'], number> = { ms: 0, s: 2, kB: 1, '×': 2, '': 3 };
const HEAD = ['', 'value', 'goal', 'limit', 'verdict', ''];

const write = (value: number | undefined, unit: Row['unit']): string =>
  value === undefined ? '–' : `${value.toFixed(DECIMALS[unit])}${unit === '' ? '' : ` ${unit}`}`;

/** The lowest value that the noise leaves likely. */
const lowest = ({ value, range }: Row): number => range?.[0] ?? value;

/** The row is beyond what may be, and noise does not explain it. A value that could not be measured is beyond, too. */
export const isOverLimit = (row: Row): boolean =>
  Number.isNaN(row.value) || (row.limit !== undefined && lowest(row) > row.limit);

/** "unsure": beyond, by less than the noise. More runs tell. */
function verdict(row: Row): string {
  if (isOverLimit(row)) return 'FAIL';
  const isBeyond = (bound: number | undefined) => bound !== undefined && row.value > bound;
  if (isBeyond(row.limit)) return 'unsure';
  if (!isBeyond(row.goal)) return 'ok';
  return lowest(row) > (row.goal ?? 0) ? 'over goal' : 'unsure';
}

/** The value, and its range without the unit. */
function measured({ value, unit, range }: Row): string {
  const ends = range?.map((end) => end.toFixed(DECIMALS[unit])).join('–');
  return ends === undefined ? write(value, unit) : `${write(value, unit)} (${ends})`;
}

/** A table of rows as lines of text, columns aligned. */
export function tableOf(title: string, rows: Row[]): string[] {
  const cells = rows.map((row) => [
    row.name,
    measured(row),
    write(row.goal, row.unit),
    write(row.limit, row.unit),
    verdict(row),
    row.note ?? '',
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)));
  const line = (parts: string[]) =>
    parts
      .map((part, column) =>
        column === 0 || column > 3 ? part.padEnd(widths[column] ?? 0) : part.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return ['', title, line(HEAD), ...cells.map(line)].map((text) => text.trimEnd());
}
