import { cx } from '../cx';
import styles from './dots.module.css';

interface DotsProps {
  readonly count: number;
  readonly current: number;
  /** Says where one is; without it the dots are decorative. */
  readonly label?: string;
  readonly light?: boolean;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

export function Dots({ count, current, label, light = false }: DotsProps) {
  const dots = numbers(count).map((index) => (
    <i key={index} className={cx(styles.dot, index === current && styles.on)} />
  ));
  const className = cx(styles.dots, light && styles.light);
  if (label === undefined) {
    return (
      <div className={className} aria-hidden="true">
        {dots}
      </div>
    );
  }
  return (
    <div className={className} role="img" aria-label={label}>
      {dots}
    </div>
  );
}
