import type { ReactNode } from 'react';
import layout from '../../../ui/theme/layout.module.css';
import styles from './hero.module.css';

interface HeroProps {
  /** Crest or portrait. */
  readonly picture: ReactNode;
  readonly name: string;
  /** Lines below the name. */
  readonly children?: ReactNode;
  /** A large figure at the end. */
  readonly figure?: string | undefined;
}

/** The subject of a page. */
export function Hero({ picture, name, children, figure }: HeroProps) {
  return (
    <section className={styles.hero} aria-label={name}>
      {picture}
      <div className={layout.grow}>
        <h2 className={styles.name}>{name}</h2>
        {children}
      </div>
      {figure !== undefined && <b className={styles.figure}>{figure}</b>}
    </section>
  );
}

/** A line below the name; a link is as high as a finger. */
export const HeroLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);
export const HeroForm = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.form}>{children}</div>
);
