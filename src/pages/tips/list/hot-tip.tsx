import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './hot-tip.module.css';

interface HotTipProps {
  readonly to: string;
  readonly title: string;
  readonly name: string;
  readonly portrait: string | undefined;
  /** League and teams, ready to read. */
  readonly about: string;
  /** The price. */
  readonly price: ReactNode;
}

/** A tip in the strip of those much talked of. */
export function HotTip({ to, title, name, portrait, about, price }: HotTipProps) {
  return (
    <Link to={to} className={styles.tip}>
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
      <div className={styles.row}>
        <span className={styles.who}>
          <Avatar name={name} src={portrait} size={20} />
          <bdi className={cx(text.meta, text.ell)} title={name}>
            {name}
          </bdi>
        </span>
        {price}
      </div>
      <div className={cx(text.meta, text.ell)} title={about}>
        {about}
      </div>
    </Link>
  );
}
