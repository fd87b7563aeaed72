import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import row from '../../../domains/anchor/anchor-row.module.css';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './expert-row.module.css';

/** A figure, and below it what it counts or of how many. */
export interface RowFigure {
  readonly value: string;
  readonly unit: string;
  readonly below: string;
  readonly trend: 'up' | 'down' | undefined;
}

interface ExpertRowProps {
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly badges: ReactNode;
  readonly about: string;
  readonly onSale: string | undefined;
  readonly figure: RowFigure | undefined;
  readonly follow: ReactNode;
}

/** An expert in a list, with the figure that counts there. */
export function ExpertRow({ to, name, portrait, badges, about, onSale, figure, follow }: ExpertRowProps) {
  return (
    <div className={cx(row.row, styles.row)}>
      <Avatar name={name} src={portrait} size={44} />
      <div className={row.texts}>
        <div className={styles.titles}>
          <Link to={to} className={cx(row.link, text.ell)} title={name} dir="auto">
            {name}
          </Link>
          {badges}
        </div>
        <div className={cx(text.meta, text.num, text.ell)} title={about}>
          {about}
        </div>
        {onSale !== undefined && <div className={cx(text.meta, text.num, styles.sale)}>{onSale}</div>}
      </div>
      <div className={row.end}>
        {figure !== undefined && (
          <div className={styles.figure}>
            <b className={cx(styles.value, text.num, figure.trend && styles[figure.trend])}>
              <bdi>{figure.value}</bdi>
              {figure.unit !== '' && <small>{figure.unit}</small>}
            </b>
            <span className={cx(text.meta, text.num)}>{figure.below}</span>
          </div>
        )}
        {follow}
      </div>
    </div>
  );
}
