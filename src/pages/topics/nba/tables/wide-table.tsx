import { type ReactNode, useRef } from 'react';
import styles from './wide-table.module.css';

interface WideTableProps {
  /** The region's name: it scrolls sideways and takes the focus. */
  readonly label: string;
  /** The end of the line below, and what its button does. */
  readonly hint: string;
  /** The legend of the marks at the edge. */
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/** A table wider than the screen: place and team stay, the other columns scroll sideways. */
export function WideTable({ label, hint, legend, children }: WideTableProps) {
  const region = useRef<HTMLElement>(null);
  const turn = () => {
    const { current } = region;
    if (current === null) return;
    // Sideways from the inline start, which is negative where the page is mirrored.
    const isAtStart = Math.abs(current.scrollLeft) < 1;
    current.scrollTo({ left: isAtStart ? current.scrollWidth : 0 });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section ref={region} className={styles.track} aria-label={label} tabIndex={0}>
        {children}
      </section>
      <div className={styles.below}>
        {legend}
        <button type="button" className={styles.hint} onClick={turn}>
          {hint}
        </button>
      </div>
    </>
  );
}
