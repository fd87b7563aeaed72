import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Comment, SubComment } from '../../../contract/comment/tip-comment';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Badge } from '../../../ui/feedback/badge';
import { PhotoGrid } from '../../../ui/media/photo-grid';
import text from '../../../ui/theme/text.module.css';
import type { CommentActions } from './comment-actions';
import { CommentAct, CommentCard, CommentLike, CommentState } from './comment-card';
import styles from './comment-card.module.css';
import { answeredBy, writerOf } from './comment-thread';

/** Answers that are shown before one asks for the rest. */
const FIRST_REPLIES = 2;

interface AnswerProps {
  readonly answer: SubComment;
  /** Whom it answers, where that is not the comment itself. */
  readonly to: string | undefined;
  readonly actions: CommentActions;
}

/** Photos of a comment or an answer, each with where it comes from. */
function usePhotoUrls(files: readonly string[]) {
  const { fileUrl } = useServices();
  return useMemo(() => files.map((file, index) => ({ id: `${file}-${index}`, src: fileUrl(file) })), [files, fileUrl]);
}

function ReportAnswer({ answer: { id, uid }, name, actions }: Omit<AnswerProps, 'to'> & { readonly name: string }) {
  const t = useTranslations('comment');
  if (actions.reported.has(id)) return <CommentState isFailed={false}>{t('reported')}</CommentState>;
  const writer = uid === undefined ? undefined : { uid, name };
  return (
    <button type="button" className={styles.small} onClick={() => actions.report({ id, writer })}>
      {t('report')}
    </button>
  );
}

/** One answer, with all that a comment has: its photos, its time, its likes. */
function Answer({ answer, to, actions }: AnswerProps) {
  const t = useTranslations('comment');
  const { postTime } = useFormats();
  const { now } = useServices();
  const { id, content, createDate, isMine, isAuthor } = answer;
  const { reply, likes, openPhotos } = actions;
  const photos = usePhotoUrls(answer.photos);
  const name = writerOf(answer) ?? t('somebody');
  return (
    <div className={styles.reply}>
      <p>
        <b className={styles.writer}>
          <bdi>{to === undefined ? t('says', { name }) : t('repliesTo', { name, to })}</bdi>
        </b>
        {isAuthor === true && (
          <>
            <Badge tone="accent">{t('author')}</Badge>{' '}
          </>
        )}
        <bdi>{content}</bdi>
      </p>
      {photos.length > 0 && (
        <div className={styles.photos}>
          <PhotoGrid photos={photos} onOpen={(start) => openPhotos({ photos, start })} />
        </div>
      )}
      <div className={styles.foot}>
        <span className={text.num}>{postTime(createDate, now())}</span>
        {reply !== undefined && (
          <button type="button" className={styles.small} onClick={() => reply({ parentId: id, name, isNamed: true })}>
            {t('reply')}
          </button>
        )}
        {isMine ? (
          <button type="button" className={styles.small} onClick={() => actions.remove({ id, answers: 0 })}>
            {t('delete')}
          </button>
        ) : (
          <ReportAnswer answer={answer} name={name} actions={actions} />
        )}
        <CommentLike of={answer} likes={likes} />
      </div>
    </div>
  );
}

/** The first answers of a comment, and the way to the others. */
function Answers({ comment, actions }: { readonly comment: Comment; readonly actions: CommentActions }) {
  const t = useTranslations('comment');
  const { count } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { subComments } = comment;
  if (subComments.length === 0) return null;
  const shown = isOpen ? subComments : subComments.slice(0, FIRST_REPLIES);
  return (
    <div className={styles.replies}>
      {shown.map((answer) => (
        <Answer key={answer.id} answer={answer} to={answeredBy(answer, comment)} actions={actions} />
      ))}
      {subComments.length > FIRST_REPLIES && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('fewerReplies') : t('allReplies', { replies: count(subComments.length) })}
        </button>
      )}
    </div>
  );
}

interface CommentRowProps {
  readonly comment: Comment;
  readonly actions: CommentActions;
  /** The first of the author's, which stands before all others. */
  readonly isPinned: boolean;
}

/** One comment with its answers and what one can do about it. */
export function CommentRow({ comment, actions, isPinned }: CommentRowProps) {
  const t = useTranslations('comment');
  const said = useTranslations('report');
  const { postTime } = useFormats();
  const { fileUrl, now } = useServices();
  const { id, uid, content, photos: files, headUrl, createDate, isMine, isAuthor } = comment;
  const name = writerOf(comment) ?? t('somebody');
  const writer = uid === undefined ? undefined : { uid, name };
  const { reply } = actions;
  const authorBadge = isAuthor === true ? t('author') : undefined;
  const photos = usePhotoUrls(files);
  return (
    <CommentCard
      writer={{ name, portrait: headUrl && fileUrl(headUrl), badge: isMine ? t('me') : authorBadge }}
      pin={isPinned ? t('authorFirst') : undefined}
      time={postTime(createDate, now())}
      content={content}
      like={<CommentLike of={comment} likes={actions.likes} />}
      photos={
        photos.length > 0 && <PhotoGrid photos={photos} onOpen={(start) => actions.openPhotos({ photos, start })} />
      }
      replies={<Answers comment={comment} actions={actions} />}
      actions={
        <>
          {reply !== undefined && (
            <CommentAct onAct={() => reply({ parentId: id, name, isNamed: false })}>{t('reply')}</CommentAct>
          )}
          {isMine ? (
            <CommentAct onAct={() => actions.remove({ id, answers: comment.subComments.length })}>
              {t('delete')}
            </CommentAct>
          ) : actions.reported.has(id) ? (
            <CommentState isFailed={false}>{t('reported')}</CommentState>
          ) : (
            <CommentAct onAct={() => actions.report({ id, writer })}>{t('report')}</CommentAct>
          )}
          {!isMine && writer && <CommentAct onAct={() => actions.block(writer)}>{said('block')}</CommentAct>}
        </>
      }
    />
  );
}
