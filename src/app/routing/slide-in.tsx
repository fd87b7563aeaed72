import type { ReactNode } from 'react';
import styles from './slide-in.module.css';

/** From where a page enters: deeper paths from the inline end, shallower from the start, equal depth does not slide. */
export type Slide = 'from-end' | 'from-start' | 'none';

export function SlideIn({ slide, children }: { readonly slide: Slide; readonly children: ReactNode }) {
  const className = slide === 'from-end' ? styles.fromEnd : slide === 'from-start' ? styles.fromStart : undefined;
  return <div className={className}>{children}</div>;
}
