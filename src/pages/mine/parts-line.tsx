import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import styles from './parts-line.module.css';

interface PartsLineProps {
  readonly parts: readonly ReactNode[];
  /** They stand below each other wherever one line has no room; else only in English, whose words are longer. */
  readonly isWhole?: boolean;
}

/** Parts with a dot between them, inside of what cuts a line at its end; a cut one has its words in full. */
export function PartsLine({ parts, isWhole = false }: PartsLineProps) {
  return (
    <span className={cx(styles.line, isWhole && styles.whole)}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
        <span key={place} className={styles.part} title={typeof part === 'string' ? part : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
