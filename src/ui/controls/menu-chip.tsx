import { cx } from '../cx';
import { PageIcon } from '../media/page-icon';
import text from '../theme/text.module.css';
import styles from './chip.module.css';

interface MenuChipProps {
  readonly value: string;
  /** In its place on a narrow phone. */
  readonly short?: string | undefined;
  readonly label: string;
  readonly icon?: 'calendar' | undefined;
  readonly onOpen: () => void;
}

export function MenuChip({ value, short, label, icon, onOpen }: MenuChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      aria-label={`${label}: ${value}`}
      onClick={onOpen}
    >
      {icon !== undefined && <PageIcon name={icon} size={16} />}
      <span className={cx(text.num, text.ell, short && styles.wide)}>{value}</span>
      {short && <span className={cx(text.num, styles.narrow)}>{short}</span>}
      <PageIcon name="down" size={12} />
    </button>
  );
}
