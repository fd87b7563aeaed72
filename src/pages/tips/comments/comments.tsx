import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { useModeration } from '../../../domains/moderation/use-moderation';
import { usePhotoViewer } from '../../../domains/moment/use-photo-viewer';
import { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { useFormats } from '../../../i18n/use-formats';
import { replyWay } from '../../../rules/comment/comment-rule';
import { useServices } from '../../../services/services';
import { Segmented } from '../../../ui/controls/segmented';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { PhotoGrid } from '../../../ui/media/photo-grid';
import { PagedList } from '../list/paged-list';
import type { CommentActions, Removed, Reported } from './comment-actions';
import { CommentAct, CommentCard, CommentState } from './comment-card';
import { useCommentLikes } from './comment-likes';
import { CommentRow } from './comment-row';
import { DeleteDialog } from './delete-dialog';
import type { Outbox, Waiting } from './outbox';
import type { CommentsState } from './use-comments';

/** One's own comment that the server has not taken yet, or has not got: nothing that was typed is lost. */
function WaitingRow({ entry, outbox }: { readonly entry: Waiting; readonly outbox: Outbox }) {
  const t = useTranslations('comment');
  const { fileUrl, session } = useServices();
  const me = useStore(session);
  const isFailed = entry.state === 'failed';
  const name = me.username === '' ? t('me') : me.username;
  const to = entry.replyTo?.name;
  return (
    <CommentCard
      writer={{ name, portrait: me.headUrl === '' ? undefined : fileUrl(me.headUrl), badge: t('me') }}
      time={t(entry.state)}
      content={to === undefined ? entry.content : `${t('repliesTo', { name, to })} ${entry.content}`}
      photos={
        entry.photos.length > 0 && (
          <PhotoGrid photos={entry.photos.map((file) => ({ id: file, src: fileUrl(file) }))} onOpen={() => {}} />
        )
      }
      actions={
        isFailed ? (
          <>
            <CommentState isFailed>{t('failed')}</CommentState>
            <CommentAct onAct={() => void outbox.again(entry.key)}>{t('again')}</CommentAct>
            <CommentAct onAct={() => outbox.discard(entry.key)}>{t('discard')}</CommentAct>
          </>
        ) : (
          <CommentState isFailed={false}>{t(entry.state)}</CommentState>
        )
      }
    />
  );
}

/** Brings what was just sent into sight: the bar stands far below the list. An answer goes to its comment, which is there. */
function useShowSent(waiting: readonly Waiting[]) {
  const list = useRef<HTMLDivElement>(null);
  const sent = waiting.find(({ state, replyTo }) => state === 'sending' && replyTo === undefined)?.key;
  useEffect(() => {
    if (sent !== undefined) list.current?.querySelector('article')?.scrollIntoView({ block: 'center' });
  }, [sent]);
  return list;
}

const NONE: ReadonlySet<string> = new Set();

interface CommentsProps {
  readonly comments: CommentsState;
  readonly commentCount: number | undefined;
}

/** The comments of a tip: all, or one's own. */
export function Comments({ comments, commentCount }: CommentsProps) {
  const t = useTranslations('comment');
  const { count } = useFormats();
  const { askLogin } = useServices();
  const { pages, thread, waiting, outbox, view, setView, setReplyTo, takeBack, block, member } = comments;
  const panel = useId();
  const list = useShowSent(waiting);
  const likes = useCommentLikes(thread);
  const way = replyWay(useCommentGate().gate);
  const [reported, setReported] = useState<ReadonlySet<string>>(NONE);
  const [removing, setRemoving] = useState<Removed>();
  const moderation = useModeration(block);
  const photos = usePhotoViewer();
  const report = ({ id, writer }: Reported) =>
    moderation.report({
      subject: { commentId: id },
      writer,
      onDone: () => setReported((before) => new Set(before).add(id)),
    });
  const actions: CommentActions = {
    likes,
    reported,
    reply: way === 'none' ? undefined : way === 'login' ? () => askLogin() : setReplyTo,
    report,
    remove: setRemoving,
    block: moderation.block,
    openPhotos: photos.open,
  };
  const segments = [
    { value: 'liked', label: t('liked') },
    { value: 'newest', label: t('newest') },
    ...(member === '' ? [] : [{ value: 'mine', label: t('mine') } as const]),
  ] as const;
  return (
    <TitledSection
      title={t('title')}
      meta={commentCount === undefined ? undefined : count(commentCount)}
      end={<Segmented label={t('view')} segments={segments} value={view} onSelect={setView} panelId={panel} />}
    >
      <div id={panel} ref={list}>
        <Card>
          {waiting.map((entry) => (
            <WaitingRow key={entry.key} entry={entry} outbox={outbox} />
          ))}
          <PagedList
            pages={{ ...pages, items: thread }}
            renderItem={(comment) => (
              <CommentRow
                key={comment.id}
                comment={comment}
                actions={actions}
                isPinned={comment.isAuthor === true && comment === thread?.[0]}
              />
            )}
            skeleton={<RowsSkeleton />}
            space={ROWS_HEIGHT_PX}
            empty={
              waiting.length === 0 && (
                <State
                  art="empty"
                  title={t(view === 'mine' ? 'noMine' : 'empty')}
                  text={view === 'mine' ? undefined : t('emptyHint')}
                />
              )
            }
          />
        </Card>
      </div>
      {moderation.sheets}
      {removing !== undefined && (
        <DeleteDialog
          comment={removing}
          onGone={() => takeBack({ id: removing.id, count: 1 + removing.answers })}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {photos.sheet}
    </TitledSection>
  );
}
