import type { ReactNode, Ref } from 'react';
import styles from './bar-page.module.css';

interface BarPageProps {
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A page that ends in a bar to speak or to pay in. */
export const BarPage = ({ ref, children }: BarPageProps) => (
  <main ref={ref} className={styles.page}>
    {children}
  </main>
);
