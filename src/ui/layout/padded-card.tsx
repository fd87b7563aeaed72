import type { ReactNode } from 'react';
import styles from './padded-card.module.css';

/** A flat white card with room around its content. */
export const PaddedCard = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.card}>{children}</div>
);
