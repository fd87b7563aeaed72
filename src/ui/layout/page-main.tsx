import type { ReactNode } from 'react';
import { cx } from '../cx';
import text from '../theme/text.module.css';
import styles from './column.module.css';

interface PageMainProps {
  /** The page's heading, for those who cannot see where they are; it takes the focus when the page arrives. */
  readonly heading?: string;
  /** The cover of the page's end: the service button or an input bar; `bare` fills the screen by itself. */
  readonly below?: 'float' | 'input' | 'bare';
  readonly children: ReactNode;
}

/** The landmark of one page. A page that draws its own `<h1>` leaves `heading` out. */
export function PageMain({ heading, below, children }: PageMainProps) {
  return (
    <main className={cx(styles.page, below && styles[below])} data-testid="si-page">
      {heading !== undefined && (
        <h1 className={text.vh} tabIndex={-1}>
          {heading}
        </h1>
      )}
      {children}
    </main>
  );
}
