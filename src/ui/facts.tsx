import { cx } from './cx';
import styles from './facts.module.css';
import text from './text.module.css';

export interface Fact {
  readonly label: string;
  /** Ready to read. */
  readonly value: string;
}

/** What is known of somebody, three in a line (`si-facts`). */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={text.meta}>{label}</dt>
          <dd className={cx(styles.value, text.num)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Three or four large figures in a line (`si-stats`). */
export function Stats({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.stats} style={{ gridTemplateColumns: `repeat(${facts.length}, minmax(0, 1fr))` }}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.statLabel}>{label}</dt>
          <dd className={styles.statValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
