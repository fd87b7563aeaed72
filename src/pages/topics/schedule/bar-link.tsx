import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import text from '../../../ui/theme/text.module.css';
import styles from './bar-link.module.css';

interface BarLinkProps {
  readonly to?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** A match bar that is pressed as a whole. */
export function BarLink({ to, onOpen, label, children }: BarLinkProps) {
  return to === undefined ? (
    <button type="button" className={styles.bar} onClick={onOpen}>
      <span className={text.vh}>{label}</span>
      {children}
    </button>
  ) : (
    <Link to={to} className={styles.bar}>
      <span className={text.vh}>{label}</span>
      {children}
    </Link>
  );
}
