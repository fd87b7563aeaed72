import type { ReactNode } from 'react';
import type { ZoneTone } from '../../../ui/lists/figure-table';
import styles from '../../../ui/lists/figure-table.module.css';

interface TableLegendProps {
  readonly zones: readonly { readonly key: string; readonly name: string; readonly tone: ZoneTone | undefined }[];
  /** Lines below: how level teams are ordered, what was deducted. */
  readonly children?: ReactNode;
}

/** The legend of the marks at a table's edge. */
export function TableLegend({ zones, children }: TableLegendProps) {
  return (
    <div className={styles.legend}>
      {zones.map(({ key, name, tone }) => (
        <span key={key}>
          <i className={tone && styles[tone]} />
          {name}
        </span>
      ))}
      {children}
    </div>
  );
}
