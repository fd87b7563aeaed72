import { cx } from '../cx';
import text from '../theme/text.module.css';
import styles from './stat-row.module.css';

export interface Stat {
  readonly key: string;
  readonly value: string;
  /** After the figure, smaller: %. */
  readonly unit?: string | undefined;
  readonly trend?: 'up' | 'down' | undefined;
}

const TRENDS = { up: text.gain, down: text.loss };

export function StatRow({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ key, value, unit, trend }) => (
        <div key={key} className={styles.stat}>
          <dt className={styles.key}>{key}</dt>
          <dd className={cx(styles.value, trend && TRENDS[trend])}>
            <bdi>{value}</bdi>
            {unit !== undefined && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
