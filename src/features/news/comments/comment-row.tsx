import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import type { Comment, SubComment } from '../../../contract/tip-comment';
import { useFormats } from '../../../i18n/use-formats';
import type { OpenPhotos } from '../../../parts/moments/feed-actions';
import { writerOf } from '../../../rules/comment-thread';
import { CommentAct, CommentCard, CommentLike, MoreReplies, Replies, Reply, ReplyAct } from '../../../ui/comment-card';
import { PhotoGrid } from '../../../ui/photo-grid';
import type { CommentLikes } from './comment-likes';
import type { ReplyTo } from './use-comments';

/** Answers that are shown before one asks for the rest. */
const FIRST_REPLIES = 2;

export interface CommentActions {
  readonly likes: CommentLikes;
  readonly reply: (to: ReplyTo) => void;
  readonly report: (commentId: string) => void;
  readonly block: (who: { readonly uid: string; readonly name: string }) => void;
  readonly openPhotos: (open: OpenPhotos) => void;
}

interface CommentRowProps {
  readonly comment: Comment;
  readonly actions: CommentActions;
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
              {!one.isMine && <ReplyAct onAct={() => actions.report(one.id)}>{t('report')}</ReplyAct>}
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
  const { count, postTime } = useFormats();
  const { fileUrl, now } = useServices();
  const { id, uid, content, photos: files, headUrl, createDate, isMine } = comment;
  const name = writerOf(comment) ?? t('somebody');
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
          {!isMine && <CommentAct onAct={() => actions.report(id)}>{t('report')}</CommentAct>}
          {!isMine && uid !== undefined && (
            <CommentAct onAct={() => actions.block({ uid, name })}>{t('block')}</CommentAct>
          )}
        </>
      }
    />
  );
}
