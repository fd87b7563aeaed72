import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Ready to read. */
  readonly value: string;
}

/** The facts about somebody, three in a line. */
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
