import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { cx } from '../../ui/cx';
import { Rank } from '../../ui/lists/rank';
import { Avatar } from '../../ui/media/avatar';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './anchor-row.module.css';
import { LiveBadge } from './live-badge';

interface AnchorRowProps {
  readonly person: { readonly name: string; readonly src: string | undefined };
  /** Of the portrait, CSS px. */
  readonly size?: 36 | 40;
  readonly rank?: number | undefined;
  /** Of somebody on air: a ring alone, or words beside the name, too. */
  readonly live?: 'ring' | 'words' | undefined;
  readonly badge?: ReactNode;
  readonly meta?: ReactNode;
  /** Its names in full: a narrow screen cuts the line. */
  readonly metaTitle?: string | undefined;
  /** The target of a tap on the row; the control at its end is pressed on its own. */
  readonly to?: string | undefined;
  readonly end?: ReactNode;
}

/** An anchor in a list. */
export function AnchorRow({ person, size = 40, rank, live, badge, meta, metaTitle, to, end }: AnchorRowProps) {
  const t = useTranslations('match');
  const { name, src } = person;
  return (
    <div className={styles.row}>
      {rank !== undefined && <Rank place={rank} />}
      <Avatar name={name} src={src} size={size} live={live !== undefined} />
      <div className={styles.texts}>
        <div className={styles.title}>
          {to === undefined ? (
            <span className={text.ell} title={name}>
              {name}
            </span>
          ) : (
            <Link to={to} className={cx(layout.overlay, text.ell)} title={name}>
              {name}
            </Link>
          )}
          {live === 'words' && <LiveBadge text={t('liveNow')} />}
          {badge}
        </div>
        {meta !== undefined && (
          <div className={cx(text.meta, text.num, text.ell)} title={metaTitle}>
            {meta}
          </div>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
