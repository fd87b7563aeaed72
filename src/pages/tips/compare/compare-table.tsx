import type { ReactNode } from 'react';
import { NotedCell, RecordTable } from '../../../domains/record/record-table';
import type { Column } from '../../../ui/lists/figure-table';
import text from '../../../ui/theme/text.module.css';
import styles from './compare.module.css';
import type { Compared } from './use-compared';

export interface CompareProps {
  readonly sides: readonly [Compared, Compared];
  readonly names: readonly [string, string];
}

/** A figure of one side, and what there is to say of it. */
export interface ComparedCell {
  readonly figure: ReactNode;
  readonly note: string;
}

interface ComparedRow {
  readonly name: string;
  readonly cells: readonly [ComparedCell, ComparedCell];
}

interface CompareTableProps {
  readonly caption: string;
  readonly head: string;
  readonly names: readonly [string, string];
  readonly rows: readonly ComparedRow[];
}

const CELL_PX = 108;

/** Figures of both, side by side. */
export function CompareTable({ caption, head, names, rows }: CompareTableProps) {
  const columns: readonly Column<ComparedRow>[] = [
    {
      key: 'name',
      head,
      isRowHead: true,
      cell: ({ name }) => <span className={text.two}>{name}</span>,
    },
    { key: 'first', head: names[0], width: CELL_PX, cell: ({ cells }) => <NotedCell {...cells[0]} /> },
    { key: 'second', head: names[1], width: CELL_PX, cell: ({ cells }) => <NotedCell {...cells[1]} /> },
  ];
  return (
    <div className={styles.table}>
      <RecordTable caption={caption} columns={columns} rows={rows} keyOf={({ name }) => name} />
    </div>
  );
}
