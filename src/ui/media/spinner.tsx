import { cx } from '../cx';
import styles from './spinner.module.css';

/** A turning ring around a pentagon; decorative, its surroundings say what is going on. */
export function Spinner({ small = false }: { readonly small?: boolean }) {
  return (
    <svg className={cx(styles.spinner, small && styles.small)} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" fill="none" stroke="var(--si-chart-track)" strokeWidth="3.5" />
      <path d="M20 4a16 16 0 0 1 16 16" fill="none" stroke="var(--si-accent)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="m20 13 6.2 4.5-2.4 7.3h-7.6l-2.4-7.3z" fill="var(--si-accent)" />
    </svg>
  );
}
