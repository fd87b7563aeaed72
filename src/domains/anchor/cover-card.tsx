import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx';
import { Avatar } from '../../ui/media/avatar';
import { PageIcon } from '../../ui/media/page-icon';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './cover-card.module.css';
import { LiveBadge } from './live-badge';

/** Cards with a picture, two in a row. */
export const CoverGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);

interface CoverProps {
  /** URL of a picture. */
  readonly cover: string | undefined;
  /** On air: the badge's words; else what stands in its place. */
  readonly flag?: { readonly live: string } | { readonly ahead: string };
  /** Over the picture's lower edge, behind an icon: how many watch, or when it begins. */
  readonly over?: { readonly icon: 'eye' | 'calendar'; readonly text: ReactNode } | undefined;
}

/** A picture of a show: on air or to come. */
export function Cover({ cover, flag, over }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.cover}>
      {cover === undefined || cover === broken ? (
        <span className={styles.photo} />
      ) : (
        <img
          className={styles.photo}
          src={cover}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(cover)}
        />
      )}
      <span className={styles.flag}>
        {flag && 'live' in flag && <LiveBadge text={flag.live} />}
        {flag && 'ahead' in flag && <span className={styles.ahead}>{flag.ahead}</span>}
      </span>
      {over !== undefined && (
        <span className={cx(styles.over, text.num)}>
          <PageIcon name={over.icon} size={14} />
          {over.text}
        </span>
      )}
    </span>
  );
}

interface CoverCardProps extends CoverProps {
  readonly to: string;
  /** The shown content; the link's name. */
  readonly title: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly badge?: ReactNode;
  readonly action?: ReactNode;
}

/** A show in a list of anchors: its picture, what it is, who does it. The title's link reaches over the whole card. */
export function CoverCard({ to, title, name, portrait, badge, action, ...cover }: CoverCardProps) {
  return (
    <article className={styles.card}>
      <Cover {...cover} />
      <div className={styles.body}>
        <Link to={to} className={cx(styles.title, layout.overlay)} title={title}>
          {title}
        </Link>
        <span className={styles.who}>
          <Avatar name={name} src={portrait} size={20} />
          <span className={cx(text.meta, text.ell)} title={name}>
            {name}
          </span>
          {badge}
        </span>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
