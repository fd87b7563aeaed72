import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Comment, SubComment } from '../../../contract/comment/tip-comment';
import type { Unwanted } from '../../../domains/comment/block-dialog';
import type { OpenPhotos } from '../../../domains/moment/feed-actions';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { PhotoGrid } from '../../../ui/media/photo-grid';
import {
  CommentAct,
  CommentCard,
  CommentLike,
  CommentState,
  MoreReplies,
  Replies,
  Reply,
  ReplyAct,
} from './comment-card';
import type { CommentLikes } from './comment-likes';
import { writerOf } from './comment-thread';
import type { ReplyTo } from './use-comments';

/** Answers that are shown before one asks for the rest. */
const FIRST_REPLIES = 2;

/** A comment that one reports, and its writer where they can be hidden. */
export interface Reported {
  readonly id: string;
  readonly writer: Unwanted | undefined;
}

export interface CommentActions {
  readonly likes: CommentLikes;
  /** Comments that were reported here. */
  readonly reported: ReadonlySet<string>;
  readonly reply: (to: ReplyTo) => void;
  readonly report: (comment: Reported) => void;
  readonly block: (who: Unwanted) => void;
  readonly openPhotos: (open: OpenPhotos) => void;
}

interface CommentRowProps {
  readonly comment: Comment;
  readonly actions: CommentActions;
}

interface ReportReplyProps {
  readonly answer: SubComment;
  readonly name: string;
  readonly actions: CommentActions;
}

function ReportReply({ answer: { id, uid }, name, actions }: ReportReplyProps) {
  const t = useTranslations('comment');
  if (actions.reported.has(id)) return <CommentState isFailed={false}>{t('reported')}</CommentState>;
  const writer = uid === undefined ? undefined : { uid, name };
  return <ReplyAct onAct={() => actions.report({ id, writer })}>{t('report')}</ReplyAct>;
}

function Answers({ comment, actions }: CommentRowProps) {
  const t = useTranslations('comment');
  const { count } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { subComments, id } = comment;
  if (subComments.length === 0) return null;
  const shown = isOpen ? subComments : subComments.slice(0, FIRST_REPLIES);
  const nameOf = (one: SubComment) => writerOf(one) ?? t('somebody');
  return (
    <Replies>
      {shown.map((one) => (
        <Reply
          key={one.id}
          writer={
            one.replyName === undefined
              ? t('says', { name: nameOf(one) })
              : t('repliesTo', { name: nameOf(one), to: one.replyName })
          }
          content={one.content}
          actions={
            <>
              <ReplyAct onAct={() => actions.reply({ parentId: id, name: nameOf(one) })}>{t('reply')}</ReplyAct>
              {!one.isMine && <ReportReply answer={one} name={nameOf(one)} actions={actions} />}
            </>
          }
        />
      ))}
      {subComments.length > FIRST_REPLIES && (
        <MoreReplies isOpen={isOpen} onMore={() => setIsOpen(!isOpen)}>
          {isOpen ? t('fewerReplies') : t('allReplies', { replies: count(subComments.length) })}
        </MoreReplies>
      )}
    </Replies>
  );
}

/** One comment with its answers and what one can do about it. */
export function CommentRow({ comment, actions }: CommentRowProps) {
  const t = useTranslations('comment');
  const said = useTranslations('report');
  const { count, postTime } = useFormats();
  const { fileUrl, now } = useServices();
  const { id, uid, content, photos: files, headUrl, createDate, isMine } = comment;
  const name = writerOf(comment) ?? t('somebody');
  const writer = uid === undefined ? undefined : { uid, name };
  const like = actions.likes.of(comment);
  const photos = useMemo(
    () => files.map((file, index) => ({ id: `${file}-${index}`, src: fileUrl(file) })),
    [files, fileUrl],
  );
  return (
    <CommentCard
      name={name}
      portrait={headUrl && fileUrl(headUrl)}
      me={isMine ? t('me') : undefined}
      time={postTime(createDate, now())}
      content={content}
      like={
        <CommentLike
          isOn={like.isOn}
          count={count(like.count)}
          label={t('like', { likes: count(like.count) })}
          onToggle={() => actions.likes.toggle(comment)}
        />
      }
      photos={
        photos.length > 0 && <PhotoGrid photos={photos} onOpen={(start) => actions.openPhotos({ photos, start })} />
      }
      replies={<Answers comment={comment} actions={actions} />}
      actions={
        <>
          <CommentAct onAct={() => actions.reply({ parentId: id, name })}>{t('reply')}</CommentAct>
          {!isMine &&
            (actions.reported.has(id) ? (
              <CommentState isFailed={false}>{t('reported')}</CommentState>
            ) : (
              <CommentAct onAct={() => actions.report({ id, writer })}>{t('report')}</CommentAct>
            ))}
          {!isMine && writer && <CommentAct onAct={() => actions.block(writer)}>{said('block')}</CommentAct>}
        </>
      }
    />
  );
}
