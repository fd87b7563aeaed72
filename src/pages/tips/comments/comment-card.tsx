import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SubComment } from '../../../contract/comment/tip-comment';
import { useFormats } from '../../../i18n/use-formats';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './comment-card.module.css';
import { type CommentLikes, isFinal } from './comment-likes';

interface CommentCardProps {
  /** `badge`: one's own, or the author's. */
  readonly writer: { readonly name: string; readonly portrait: string | undefined; readonly badge: string | undefined };
  /** Above it: the reason why it stands first. */
  readonly pin?: string | undefined;
  readonly time: string;
  readonly content: string;
  readonly like?: ReactNode;
  readonly photos?: ReactNode;
  readonly replies?: ReactNode;
  readonly actions: ReactNode;
}

/** Somebody's comment with what stands below it. */
export function CommentCard(props: CommentCardProps) {
  const { pin, time, content, like, photos, replies, actions } = props;
  const { name, portrait, badge } = props.writer;
  return (
    <article className={styles.comment}>
      {pin !== undefined && <p className={styles.pin}>{pin}</p>}
      <Avatar name={name} src={portrait} size={32} />
      <div className={styles.head}>
        <div className={layout.grow}>
          <div className={styles.name}>
            <bdi className={text.ell} title={name}>
              {name}
            </bdi>
            {badge !== undefined && <Badge tone="accent">{badge}</Badge>}
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

/** The like of a comment or an answer, with how many there are. */
export function CommentLike({ of, likes }: { readonly of: SubComment; readonly likes: CommentLikes }) {
  const t = useTranslations('comment');
  const { count } = useFormats();
  const like = likes.of(of);
  const counted = count(like.count);
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={like.isOn}
      aria-disabled={isFinal(like)}
      aria-label={t('like', { likes: counted })}
      onClick={() => likes.toggle(of)}
    >
      <PageIcon name="thumb" size={16} />
      <span className={text.num}>{counted}</span>
    </button>
  );
}

export const CommentAct = ({ onAct, children }: { readonly onAct: () => void; readonly children: string }) => (
  <button type="button" className={styles.act} onClick={onAct}>
    {children}
  </button>
);

/** Says that it is on its way, or did not get there. */
export const CommentState = ({ isFailed, children }: { readonly isFailed: boolean; readonly children: string }) => (
  <span className={cx(isFailed && styles.failed)} role="status">
    {children}
  </span>
);
