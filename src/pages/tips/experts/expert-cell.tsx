import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './expert-cell.module.css';

/** A rate with the number of tips behind it, ready to read. */
export interface ShownRate {
  readonly figure: string;
  readonly sample: string;
  /** The whole of it in words. */
  readonly label: string;
}

interface ExpertCellProps {
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly rate: ShownRate | undefined;
  readonly badge: ReactNode;
}

/** An expert in the strip. */
export function ExpertCell({ to, name, portrait, rate, badge }: ExpertCellProps) {
  return (
    <Link to={to} className={styles.cell}>
      <Avatar name={name} src={portrait} size={44} />
      <bdi className={cx(styles.name, text.ell)} title={name}>
        {name}
      </bdi>
      {rate !== undefined && (
        <span className={cx(styles.rate, text.num)}>
          <span aria-hidden="true">
            {rate.figure}
            <small>%</small>
          </span>
          <small className={styles.sample} aria-hidden="true">
            {rate.sample}
          </small>
          <span className={text.vh}>{rate.label}</span>
        </span>
      )}
      {badge}
    </Link>
  );
}
