/** One measured thing beside what it should be. Smaller is better everywhere. */
export interface Row {
  name: string;
  value: number;
  unit: 'ms' | 's' | 'kB' | '×' | '';
  /** What is aimed at. */
  goal?: number;
  /** What fails the bench. */
  limit?: number;
  /** Where the value comes from: the two figures of a ratio, a spread. */
  note?: string;
}

const DECIMALS: Record<Row['unit'], number> = { ms: 0, s: 2, kB: 1, '×': 2, '': 3 };
const HEAD = ['', 'value', 'goal', 'limit', 'verdict', ''];

const write = (value: number | undefined, unit: Row['unit']): string =>
  value === undefined ? '–' : `${value.toFixed(DECIMALS[unit])}${unit === '' ? '' : ` ${unit}`}`;

/** Whether the row is beyond what may be. A value that could not be measured is beyond, too. */
export const isOverLimit = ({ value, limit }: Row): boolean =>
  Number.isNaN(value) || (limit !== undefined && value > limit);

function verdict(row: Row): string {
  if (isOverLimit(row)) return 'FAIL';
  return row.goal !== undefined && row.value > row.goal ? 'over goal' : 'ok';
}

/** A table of rows as lines of text, columns aligned. */
export function tableOf(title: string, rows: Row[]): string[] {
  const cells = rows.map((row) => [
    row.name,
    write(row.value, row.unit),
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
