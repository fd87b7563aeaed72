import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Comment, SubComment } from '../../../contract/comment/tip-comment';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { PhotoGrid } from '../../../ui/media/photo-grid';
import type { CommentActions } from './comment-actions';
import { CommentLike, CommentState, MoreReplies, Replies, Reply, ReplyAct } from './comment-card';
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
export function usePhotoSources(files: readonly string[]) {
  const { fileUrl } = useServices();
  return useMemo(() => files.map((file, index) => ({ id: `${file}-${index}`, src: fileUrl(file) })), [files, fileUrl]);
}

function ReportAnswer({ answer: { id, uid }, name, actions }: Omit<AnswerProps, 'to'> & { readonly name: string }) {
  const t = useTranslations('comment');
  if (actions.reported.has(id)) return <CommentState isFailed={false}>{t('reported')}</CommentState>;
  const writer = uid === undefined ? undefined : { uid, name };
  return <ReplyAct onAct={() => actions.report({ id, writer })}>{t('report')}</ReplyAct>;
}

/** One answer, with all that a comment has: its photos, its time, its likes. */
function Answer({ answer, to, actions }: AnswerProps) {
  const t = useTranslations('comment');
  const { count, postTime } = useFormats();
  const { now } = useServices();
  const { id, content, createDate, isMine } = answer;
  const { reply, likes, openPhotos } = actions;
  const photos = usePhotoSources(answer.photos);
  const name = writerOf(answer) ?? t('somebody');
  const like = likes.of(answer);
  return (
    <Reply
      writer={to === undefined ? t('says', { name }) : t('repliesTo', { name, to })}
      content={content}
      time={postTime(createDate, now())}
      photos={photos.length > 0 && <PhotoGrid photos={photos} onOpen={(start) => openPhotos({ photos, start })} />}
      like={
        <CommentLike
          isOn={like.isOn}
          count={count(like.count)}
          label={t('like', { likes: count(like.count) })}
          onToggle={() => likes.toggle(answer)}
        />
      }
      actions={
        <>
          {reply !== undefined && (
            <ReplyAct onAct={() => reply({ parentId: id, name, isNamed: true })}>{t('reply')}</ReplyAct>
          )}
          {!isMine && <ReportAnswer answer={answer} name={name} actions={actions} />}
        </>
      }
    />
  );
}

/** The first answers of a comment, and the way to the others. */
export function Answers({ comment, actions }: { readonly comment: Comment; readonly actions: CommentActions }) {
  const t = useTranslations('comment');
  const { count } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { subComments } = comment;
  if (subComments.length === 0) return null;
  const shown = isOpen ? subComments : subComments.slice(0, FIRST_REPLIES);
  return (
    <Replies>
      {shown.map((answer) => (
        <Answer key={answer.id} answer={answer} to={answeredBy(answer, comment)} actions={actions} />
      ))}
      {subComments.length > FIRST_REPLIES && (
        <MoreReplies isOpen={isOpen} onMore={() => setIsOpen(!isOpen)}>
          {isOpen ? t('fewerReplies') : t('allReplies', { replies: count(subComments.length) })}
        </MoreReplies>
      )}
    </Replies>
  );
}
