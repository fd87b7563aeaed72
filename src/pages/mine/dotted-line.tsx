import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import styles from './dotted-line.module.css';

interface DottedLineProps {
  readonly items: readonly ReactNode[];
  /** They stand below each other wherever one line has no room; else only in English, whose words are longer. */
  readonly isWhole?: boolean;
}

/** Items with a dot between them, inside of what cuts a line at its end; a cut one has its words in full. */
export function DottedLine({ items, isWhole = false }: DottedLineProps) {
  return (
    <span className={cx(styles.line, isWhole && styles.whole)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity but its position
        <span key={index} className={styles.item} title={typeof item === 'string' ? item : undefined}>
          {item}
        </span>
      ))}
    </span>
  );
}
