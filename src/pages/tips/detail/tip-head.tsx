import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './tip-head.module.css';

interface TipHeadProps {
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly badges: ReactNode;
  readonly rates: string;
  readonly follow: ReactNode;
  readonly title: string;
  /** The word of a tip much talked of. */
  readonly isHot: string | undefined;
  readonly published: string;
  readonly reads: { readonly figure: string; readonly label: string } | undefined;
  readonly tags: readonly string[];
}

/** The top of a tip's page: its expert, its title, when, what about. */
export function TipHead({ to, name, portrait, badges, rates, follow, title, ...rest }: TipHeadProps) {
  const { isHot, published, reads, tags } = rest;
  return (
    <section className={styles.head} aria-label={title}>
      <div className={styles.row}>
        <Link to={to} className={styles.who}>
          <Avatar name={name} src={portrait} />
          <span className={styles.texts}>
            <span className={styles.line}>
              <b className={cx(styles.name, text.ell)} title={name} dir="auto">
                {name}
              </b>
              {badges}
            </span>
            <span className={cx(text.meta, text.num)}>{rates}</span>
          </span>
        </Link>
        {follow}
      </div>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <div className={cx(text.meta, text.num, styles.meta)}>
        <span>{published}</span>
        {reads !== undefined && (
          <span className={styles.count}>
            <PageIcon name="eye" size={14} />
            <span aria-hidden="true">{reads.figure}</span>
            <span className={text.vh}>{reads.label}</span>
          </span>
        )}
        {isHot !== undefined && <Badge tone="warn">{isHot}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </div>
    </section>
  );
}
