import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MAX_COMMENT_CHARACTERS } from '../../../contract/comment/tip-comment';
import { createDrafts } from '../../../domains/comment/drafts';
import { measureChat } from '../../../rules/comment/chat-text';
import { useServices } from '../../../services/services';
import { Button, IconButton } from '../../../ui/controls/button';
import { InputField } from '../../../ui/controls/input-bar';
import { Icon } from '../../../ui/media/icon';
import { CommentForm, CommentLength } from './comment-form';
import { PhotoButton, PickedPhotos } from './photo-picker';
import type { CommentsState } from './use-comments';
import { usePhotos } from './use-photos';

const DRAFTS_KEY = 'si:comment-drafts';

interface CommentInputProps {
  readonly comments: CommentsState;
  /** Whether the user may comment is not known yet: they may write. */
  readonly isWaiting: boolean;
  readonly mayUpload: boolean;
}

/** Type and post. The draft of each tip stays when the page is left. */
export function CommentInput({ comments, isWaiting, mayUpload }: CommentInputProps) {
  const t = useTranslations('comment');
  const { storage } = useServices();
  const { messageId, uid, outbox, replyTo, setReplyTo } = comments;
  const place = `${uid} ${messageId}`;
  const [drafts] = useState(() => createDrafts(storage, DRAFTS_KEY));
  const [draft, setDraft] = useState(() => drafts.of(place));
  const field = useRef<HTMLInputElement>(null);
  const photos = usePhotos();
  const { content, length, isSendable, isLong } = measureChat(draft);
  useEffect(() => {
    if (replyTo !== undefined) field.current?.focus();
  }, [replyTo]);

  const write = (value: string) => {
    setDraft(value);
    drafts.keep(place, value);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSendable || isWaiting || photos.isUploading) return;
    void outbox.send({ content, photos: photos.files, replyTo });
    write('');
    photos.clear();
    setReplyTo(undefined);
  };
  const left = MAX_COMMENT_CHARACTERS - length;
  return (
    <CommentForm onSubmit={onSubmit} photos={photos.files.length > 0 && <PickedPhotos photos={photos} />}>
      <InputField
        ref={field}
        value={draft}
        placeholder={replyTo === undefined ? t('write') : t('writeTo', { name: replyTo.name })}
        aria-label={t('field')}
        aria-invalid={left < 0 || undefined}
        enterKeyHint="send"
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
      {isLong && (
        <CommentLength isOver={left < 0} label={left < 0 ? t('over', { over: -left }) : t('left', { left })}>
          {String(left)}
        </CommentLength>
      )}
      {replyTo !== undefined && (
        <IconButton label={t('noReply')} onClick={() => setReplyTo(undefined)}>
          <Icon name="close" />
        </IconButton>
      )}
      {mayUpload && <PhotoButton photos={photos} />}
      <Button type="submit" disabled={!isSendable || isWaiting || photos.isUploading}>
        {t('send')}
      </Button>
    </CommentForm>
  );
}
