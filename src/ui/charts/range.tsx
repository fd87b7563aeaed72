import type { CSSProperties } from 'react';
import { cx } from '../cx';
import styles from './range.module.css';

interface RangeProps {
  /** Shares of 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** From here on it pays, where that is known. */
  readonly even?: number | undefined;
  /** A stretch that another range covers, too. */
  readonly shared?: { readonly from: number; readonly to: number } | undefined;
  /** Says in a sentence what the picture shows. */
  readonly label: string;
  readonly size?: 'small' | 'large';
  /** Words below the track, each at its share. */
  readonly marks?: readonly { readonly at: number; readonly text: string }[];
}

const share = (name: string, value: number) => ({ [name]: `${Math.round(value * 1000) / 10}%` });
const offset = (at: number) => share('--range-at', at) as CSSProperties;

/** A rate between the two ends within which it may lie by luck alone. */
export function Range({ from, to, at, even, shared, label, size, marks }: RangeProps) {
  const stretch = (ends: { readonly from: number; readonly to: number }) =>
    ({ ...share('--range-from', ends.from), ...share('--range-to', ends.to) }) as CSSProperties;
  return (
    <>
      <span className={cx(styles.range, size && styles[size])} role="img" aria-label={label}>
        <span className={styles.track}>
          {shared && <i className={styles.shared} style={stretch(shared)} />}
          <i className={styles.band} style={stretch({ from, to })} />
          {even !== undefined && <i className={styles.even} style={offset(even)} />}
          <i className={styles.seen} style={offset(at)} />
        </span>
      </span>
      {marks !== undefined && (
        <span className={styles.axis} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark.at} style={offset(mark.at)}>
              {mark.text}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
