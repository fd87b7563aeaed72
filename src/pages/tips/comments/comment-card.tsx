import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './comment-card.module.css';

interface CommentCardProps {
  readonly name: string;
  readonly portrait: string | undefined;
  /** The badge of one's own. */
  readonly me: string | undefined;
  readonly time: string;
  readonly content: string;
  readonly like?: ReactNode;
  readonly photos?: ReactNode;
  readonly replies?: ReactNode;
  readonly actions: ReactNode;
}

/** Somebody's comment with what stands below it. */
export function CommentCard({ name, portrait, me, time, content, like, photos, replies, actions }: CommentCardProps) {
  return (
    <article className={styles.comment}>
      <Avatar name={name} src={portrait} size={32} />
      <div className={styles.head}>
        <div className={layout.grow}>
          <div className={styles.name}>
            <bdi className={text.ell} title={name}>
              {name}
            </bdi>
            {me !== undefined && <Badge tone="accent">{me}</Badge>}
          </div>
          <div className={cx(text.meta, text.num)}>{time}</div>
        </div>
        {like}
      </div>
      <div className={styles.body}>
        <p className={styles.text} dir="auto">
          {content}
        </p>
        {photos !== undefined && <div className={styles.photos}>{photos}</div>}
        {replies}
        <div className={styles.acts}>{actions}</div>
      </div>
    </article>
  );
}

interface CommentLikeProps {
  readonly isOn: boolean;
  readonly count: string;
  readonly label: string;
  readonly onToggle: () => void;
}

export const CommentLike = ({ isOn, count, label, onToggle }: CommentLikeProps) => (
  <button type="button" className={styles.like} aria-pressed={isOn} aria-label={label} onClick={onToggle}>
    <PageIcon name="thumb" size={16} />
    <span className={text.num}>{count}</span>
  </button>
);

interface CommentActProps {
  readonly label?: string | undefined;
  readonly onAct: () => void;
  readonly children: string;
}

export const CommentAct = ({ label, onAct, children }: CommentActProps) => (
  <button type="button" className={styles.act} aria-label={label} onClick={onAct}>
    {children}
  </button>
);

/** Says that it is on its way, or did not get there. */
export const CommentState = ({ isFailed, children }: { readonly isFailed: boolean; readonly children: string }) => (
  <span className={cx(isFailed && styles.failed)} role="status">
    {children}
  </span>
);

/** The box of the answers below a comment. */
export const Replies = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.replies}>{children}</div>
);

interface ReplyProps {
  /** "name:" or "name to name:". */
  readonly writer: string;
  readonly content: string;
  readonly time: string;
  readonly photos: ReactNode;
  readonly like: ReactNode;
  readonly actions: ReactNode;
}

export const Reply = ({ writer, content, time, photos, like, actions }: ReplyProps) => (
  <div className={styles.reply}>
    <p>
      <b className={styles.writer}>
        <bdi>{writer}</bdi>
      </b>
      <bdi>{content}</bdi>
    </p>
    {photos && <div className={styles.photos}>{photos}</div>}
    <div className={styles.foot}>
      <span className={text.num}>{time}</span>
      {actions}
      {like}
    </div>
  </div>
);

export const ReplyAct = ({ label, onAct, children }: CommentActProps) => (
  <button type="button" className={styles.small} aria-label={label} onClick={onAct}>
    {children}
  </button>
);

export const MoreReplies = ({
  onMore,
  isOpen,
  children,
}: {
  readonly onMore: () => void;
  readonly isOpen: boolean;
  readonly children: string;
}) => (
  <button type="button" className={styles.more} aria-expanded={isOpen} onClick={onMore}>
    {children}
  </button>
);
