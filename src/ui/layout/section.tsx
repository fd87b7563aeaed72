import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../media/icon';
import styles from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** Links or a control at the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}

/** "All ›" at the end of a heading. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.more}>
      {children}
      <Icon name="right" size={14} />
    </Link>
  );
}

export function MoreButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" aria-haspopup="dialog" className={styles.more} onClick={onClick}>
      {children}
      <Icon name="right" size={14} />
    </button>
  );
}

/** A flat white card within the gutters. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** Cards in a row that scrolls sideways; reachable by keyboard through what is in it. */
export function Strip({ ref, children }: { readonly ref?: Ref<HTMLDivElement>; readonly children: ReactNode }) {
  return (
    <div ref={ref} className={styles.strip}>
      {children}
    </div>
  );
}
