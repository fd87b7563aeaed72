import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';
import styles from './chip.module.css';

interface ChipRowProps {
  /** Chips that lead to pages, on a surface of their own. */
  readonly isNav?: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

export function ChipRow({ isNav = false, label, children }: ChipRowProps) {
  const Row = isNav ? 'nav' : 'div';
  return (
    <Row className={cx(styles.chips, isNav && styles.bar)} role={isNav ? undefined : 'group'} aria-label={label}>
      {children}
    </Row>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** It leads to more. */
  readonly opens?: 'dialog';
  readonly children: ReactNode;
}

export function Chip({ isOn, onToggle, opens, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} aria-haspopup={opens} onClick={onToggle}>
      {children}
    </button>
  );
}

interface ChipLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

export function ChipLink({ to, isCurrent, children }: ChipLinkProps) {
  return (
    <Link to={to} className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
