import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  readonly meta?: string | undefined;
  /** Below another line of choices. */
  readonly isSecond?: boolean | undefined;
  readonly children: ReactNode;
}

/** The line above what a choice fills: the choice, and a word about it. */
export const PanelHead = ({ meta, isSecond = false, children }: PanelHeadProps) => (
  <div className={cx(styles.head, isSecond && styles.second)}>
    {children}
    {meta !== undefined && <span className={cx(text.meta, text.num, text.ell)}>{meta}</span>}
  </div>
);
