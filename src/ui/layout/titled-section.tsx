import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import text from '../theme/text.module.css';
import styles from './section.module.css';
import own from './titled-section.module.css';

interface TitledSectionProps {
  readonly title: string;
  readonly meta?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page whose heading says more than its name. */
export function TitledSection({ title, meta, end, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
          {meta !== undefined && <span className={cx(text.meta, text.num, own.meta)}>{meta}</span>}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
