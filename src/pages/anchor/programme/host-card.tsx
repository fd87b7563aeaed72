import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '../../../domains/anchor/cover-card';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './host-card.module.css';

interface HostCardProps extends ComponentProps<typeof Cover> {
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly isLive: boolean;
  readonly meta: string;
  /** A button over the whole width. */
  readonly action: ReactNode;
}

/** An anchor of one programme: picture, name, what can be done. */
export function HostCard({ to, name, portrait, isLive, meta, action, ...cover }: HostCardProps) {
  return (
    <article className={styles.card}>
      <Link to={to} className={styles.cover}>
        <span className={text.vh}>{name}</span>
        <Cover {...cover} />
      </Link>
      <div className={styles.body}>
        <div className={styles.who}>
          <Avatar name={name} src={portrait} size={28} live={isLive} />
          <div className={styles.texts}>
            <div className={cx(styles.name, text.ell)} title={name}>
              {name}
            </div>
            <div className={cx(text.meta, text.ell)} title={meta}>
              {meta}
            </div>
          </div>
        </div>
        {action}
      </div>
    </article>
  );
}
