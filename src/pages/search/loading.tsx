import { RowsSkeleton } from '../../domains/anchor/list-skeletons';
import styles from './search.module.css';

/** Nothing is found yet, and lists are still on their way. */
export const Loading = () => (
  <div className={styles.skeleton} aria-busy="true">
    <RowsSkeleton />
  </div>
);
