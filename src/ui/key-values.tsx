import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './key-values.module.css';
import text from './text.module.css';

interface KeyValuesProps {
  readonly rows: readonly { readonly key: string; readonly value: ReactNode }[];
}

/** Lines of a name and a value (`si-kv`). */
export function KeyValues({ rows }: KeyValuesProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ key, value }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.key}>{key}</dt>
          <dd className={cx(styles.value, text.num)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
