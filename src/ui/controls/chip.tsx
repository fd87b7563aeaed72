import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';
import styles from './chip.module.css';

interface ChipRowProps {
  readonly bar?: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of chips that scrolls sideways; `bar` sets it on a surface of its own. */
export function ChipRow({ bar = false, label, children }: ChipRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={cx(styles.chips, bar && styles.bar)} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ isOn, onToggle, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  );
}

interface ChipLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A chip with an address of its own (topics). */
export function ChipLink({ to, isCurrent, children }: ChipLinkProps) {
  return (
    <Link to={to} className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
