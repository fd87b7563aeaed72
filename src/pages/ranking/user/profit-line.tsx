import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './profit-line.module.css';

interface ProfitLineProps {
  /** Oldest first; two at least. */
  readonly values: readonly number[];
  /** Says in a sentence what the picture shows; a table has the figures. */
  readonly label: string;
  /** Words below both ends. */
  readonly ends: readonly [first: string, last: string];
}

const WIDTH = 300;
const HEIGHT = 72;

/** The growth of a profit, as a line around zero. */
export function ProfitLine({ values, label, ends }: ProfitLineProps) {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least || 1;
  const y = (value: number) => Math.round(((most - value) / span) * HEIGHT);
  const x = (index: number) => Math.round((index / Math.max(1, values.length - 1)) * WIDTH);
  const points = values.map((value, index) => `${x(index)} ${y(value)}`);
  return (
    <>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.zero} d={`M0 ${y(0)}H${WIDTH}`} />
        <path className={styles.line} d={`M${points.join('L')}`} />
      </svg>
      <div className={cx(styles.ends, text.meta, text.num)} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}
