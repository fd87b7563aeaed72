import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  readonly first: ReactNode;
  readonly start: ReactNode;
  readonly end: ReactNode;
}

/** Two lines of filters that stay in sight below the main tabs. */
export const FilterBar = ({ first, start, end }: FilterBarProps) => (
  <div className={styles.bar}>
    {first}
    <div className={styles.second}>
      {start}
      {end}
    </div>
  </div>
);
