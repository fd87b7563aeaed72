import type { ReactNode } from 'react';
import { cx } from '../cx';
import text from '../theme/text.module.css';
import styles from './key-values.module.css';

interface KeyValuesProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

export function KeyValues({ rows }: KeyValuesProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.key}>{label}</dt>
          <dd className={cx(styles.value, text.num)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
