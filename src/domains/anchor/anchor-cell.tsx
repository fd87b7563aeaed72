import { memo } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx';
import { Avatar } from '../../ui/media/avatar';
import text from '../../ui/theme/text.module.css';
import styles from './anchor-cell.module.css';
import { LiveBadge } from './live-badge';

interface AnchorCellProps {
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  /** Watchers, next start or tags. */
  readonly meta: string;
  /** The word of the flag while on air. */
  readonly liveText?: string | undefined;
}

/** One anchor of the grid. */
export const AnchorCell = memo(function AnchorCell({ to, name, portrait, meta, liveText }: AnchorCellProps) {
  const isLive = liveText !== undefined;
  return (
    <Link className={styles.cell} to={to}>
      <span className={styles.portrait}>
        <Avatar
          name={name}
          src={portrait}
          size={52}
          live={isLive}
          flag={isLive ? <LiveBadge text={liveText} ring /> : undefined}
        />
      </span>
      <span className={cx(styles.name, text.ell)} title={name}>
        {name}
      </span>
      <span className={cx(styles.meta, text.ell, text.num)} title={meta}>
        {meta}
      </span>
    </Link>
  );
});
