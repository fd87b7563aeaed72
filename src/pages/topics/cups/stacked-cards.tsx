import type { ReactNode } from 'react';
import styles from './stacked-cards.module.css';

/** Cards below one another, with air between them. */
export const StackedCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);
