import styles from './card-count.module.css';

/** Red cards behind a team's name. */
export const CardCount = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <span className={styles.cards} role="img" aria-label={label}>
    {count}
  </span>
);
