import { useTranslations } from 'use-intl/react';
import type { Comment } from '../../../contract/comment/tip-comment';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { PhotoGrid } from '../../../ui/media/photo-grid';
import { Answers, usePhotoSources } from './answers';
import type { CommentActions } from './comment-actions';
import { CommentAct, CommentCard, CommentLike, CommentState } from './comment-card';
import { writerOf } from './comment-thread';

/** One comment with its answers and what one can do about it. */
export function CommentRow({ comment, actions }: { readonly comment: Comment; readonly actions: CommentActions }) {
  const t = useTranslations('comment');
  const said = useTranslations('report');
  const { count, postTime } = useFormats();
  const { fileUrl, now } = useServices();
  const { id, uid, content, photos: files, headUrl, createDate, isMine } = comment;
  const name = writerOf(comment) ?? t('somebody');
  const writer = uid === undefined ? undefined : { uid, name };
  const { reply } = actions;
  const like = actions.likes.of(comment);
  const photos = usePhotoSources(files);
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
          {reply !== undefined && (
            <CommentAct onAct={() => reply({ parentId: id, name, isNamed: false })}>{t('reply')}</CommentAct>
          )}
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
