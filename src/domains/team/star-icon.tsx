import { cx } from '../../ui/cx';
import styles from './star-icon.module.css';

interface StarIconProps {
  readonly isOn: boolean;
  /** CSS px. */
  readonly size?: 10 | 14 | 20;
}

/** Filled and golden where a team has its star. */
export const StarIcon = ({ isOn, size = 20 }: StarIconProps) => (
  <svg className={cx(styles.star, isOn && styles.on)} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z" />
  </svg>
);
