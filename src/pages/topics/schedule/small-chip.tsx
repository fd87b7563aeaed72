import type { ReactNode } from 'react';
import styles from '../../../ui/controls/chip.module.css';
import { cx } from '../../../ui/cx';
import small from './small-chip.module.css';

interface SmallChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A filter beside a heading, narrower than in a row of its own. */
export const SmallChip = ({ isOn, onToggle, children }: SmallChipProps) => (
  <button type="button" className={cx(styles.chip, small.small)} aria-pressed={isOn} onClick={onToggle}>
    {children}
  </button>
);
