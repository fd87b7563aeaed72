import { cx } from '../cx';
import { PageIcon } from '../media/page-icon';
import text from '../theme/text.module.css';
import styles from './chip.module.css';

interface MenuChipProps {
  /** The chosen value. */
  readonly value: string;
  /** The name of the choice. */
  readonly label: string;
  /** A drawing in front of the value. */
  readonly icon?: 'calendar' | undefined;
  readonly onOpen: () => void;
}

/** A chip that opens a sheet of choices. */
export function MenuChip({ value, label, icon, onOpen }: MenuChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      aria-label={`${label}: ${value}`}
      onClick={onOpen}
    >
      {icon !== undefined && <PageIcon name={icon} size={16} />}
      <span className={cx(text.num, text.ell)}>{value}</span>
      <PageIcon name="down" size={12} />
    </button>
  );
}
