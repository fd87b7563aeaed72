import type { ReactNode } from 'react';
import { cx } from '../cx';
import text from '../theme/text.module.css';
import styles from './figure-table.module.css';

export type ZoneTone = 'best' | 'good' | 'fair' | 'risk' | 'bad';

export interface Column<R> {
  readonly key: string;
  readonly head: string;
  /** The whole word, for those who hear the table. */
  readonly name?: string | undefined;
  /** CSS px; without it the column takes what is left. */
  readonly width?: number | undefined;
  /** A row's head begins there, too. */
  readonly align?: 'start' | undefined;
  readonly isFolded?: boolean | undefined;
  readonly look?: 'muted' | 'points' | undefined;
  /** Names the row for those who hear it. */
  readonly isRowHead?: boolean | undefined;
  /** The heading reaches over the column before, which has none. */
  readonly isWideHead?: boolean | undefined;
  readonly cell: (row: R) => ReactNode;
  readonly zone?: ((row: R) => ZoneTone | undefined) | undefined;
  /** The rows can be put in this column's order, the highest first. */
  readonly sort?: { readonly isOn: boolean; readonly onSort: () => void } | undefined;
}

export interface FigureTableProps<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R, index: number) => string;
}

function Head<R>({ column }: { readonly column: Column<R> }) {
  const { head, name, align, isRowHead, isFolded, isWideHead = false, sort } = column;
  return (
    <th
      scope="col"
      aria-sort={sort?.isOn === true ? 'descending' : undefined}
      colSpan={isWideHead ? 2 : undefined}
      className={cx(
        (align || isRowHead) && styles.start,
        isFolded === true && styles.folded,
        isWideHead && styles.wideHead,
      )}
    >
      {sort !== undefined ? (
        <button type="button" className={cx(styles.sort, sort.isOn && styles.sorted)} onClick={sort.onSort}>
          {head}
          {sort.isOn && <span aria-hidden="true"> ↓</span>}
        </button>
      ) : name === undefined ? (
        head
      ) : (
        <>
          <span aria-hidden="true">{head}</span>
          <span className={text.vh}>{name}</span>
        </>
      )}
    </th>
  );
}

function Cell<R>({ column, row }: { readonly column: Column<R>; readonly row: R }) {
  const { align, isFolded, look, isRowHead = false, cell, zone } = column;
  const tone = zone?.(row);
  const className = cx(
    (align || isRowHead) && styles.start,
    isFolded === true && styles.folded,
    look && styles[look],
    zone && styles.place,
    tone && styles[tone],
  );
  return isRowHead ? (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  ) : (
    <td className={className}>{cell(row)}</td>
  );
}

/** Figures in rows and columns, in the order in which they come. */
export function FigureTable<R>({ caption, columns, rows, keyOf }: FigureTableProps<R>) {
  // The column in front of a wide heading has none of its own.
  const heads = columns.filter((_, index) => columns[index + 1]?.isWideHead !== true);
  return (
    <table className={styles.table}>
      <caption className={text.vh}>{caption}</caption>
      <colgroup>
        {columns.map(({ key, width, isFolded }) => (
          <col key={key} className={cx(isFolded === true && styles.folded)} style={{ inlineSize: width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
