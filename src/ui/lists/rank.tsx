import { cx } from '../cx';
import styles from './rank.module.css';

const MEDALS = [styles.first, styles.second, styles.third];

/** A place in a ranking; the first three wear medals. Undefined: none. */
export function Rank({ place }: { readonly place: number | undefined }) {
  const medal = place === undefined ? undefined : MEDALS[place - 1];
  return <span className={cx(styles.rank, medal !== undefined && cx(styles.medal, medal))}>{place ?? '—'}</span>;
}
