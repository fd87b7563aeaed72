import type { ReactNode, Ref } from 'react';
import styles from './talk-page.module.css';

interface TalkPageProps {
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A page that ends in a bar to speak or to pay in. */
export const TalkPage = ({ ref, children }: TalkPageProps) => (
  <main ref={ref} className={styles.page}>
    {children}
  </main>
);
