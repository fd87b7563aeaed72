import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useServices } from '../../../services/services';
import { PhotoGrid } from '../../../ui/media/photo-grid';
import { CommentAct, CommentCard, CommentState } from './comment-card';
import type { Outbox, Waiting } from './outbox';

interface WaitingRowProps {
  readonly entry: Waiting;
  readonly outbox: Outbox;
}

/** One's own comment that the server has not taken yet, or has not got: nothing that was typed is lost. */
export function WaitingRow({ entry, outbox }: WaitingRowProps) {
  const t = useTranslations('comment');
  const { fileUrl, session } = useServices();
  const me = useStore(session);
  const isFailed = entry.state === 'failed';
  const name = me.username === '' ? t('me') : me.username;
  const to = entry.replyTo?.name;
  return (
    <CommentCard
      name={name}
      portrait={me.headUrl === '' ? undefined : fileUrl(me.headUrl)}
      me={t('me')}
      time={t(isFailed ? 'failed' : 'sending')}
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
          <CommentState isFailed={false}>{t('sending')}</CommentState>
        )
      }
    />
  );
}
