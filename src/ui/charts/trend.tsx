import type { ReactNode } from 'react';
import text from '../theme/text.module.css';

interface TrendProps {
  readonly value: number;
  /** The value with its sign, ready to read. */
  readonly children: ReactNode;
}

/** A signed figure in the colour of its sign, which says nothing that the sign does not. */
export const Trend = ({ value, children }: TrendProps) => (
  <bdi className={value > 0 ? text.gain : value < 0 ? text.loss : undefined}>{children}</bdi>
);
