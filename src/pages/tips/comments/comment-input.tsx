import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PHOTO_TYPES } from '../../../contract/calls-files';
import { MAX_COMMENT_CHARACTERS } from '../../../contract/comment/tip-comment';
import { measureChat } from '../../../rules/comment/chat-text';
import { useServices } from '../../../services/services';
import { Button, IconButton } from '../../../ui/controls/button';
import { InputField } from '../../../ui/controls/input-bar';
import { Icon } from '../../../ui/media/icon';
import { CommentForm, CommentLength, FileButton, PhotoThumb } from './comment-form';
import type { CommentsState } from './use-comments';
import { type PickedFiles, usePhotos } from './use-photos';

interface PickerProps {
  readonly photos: PickedFiles;
}

/** Chooses photos for the comment; up to nine (decisions.md, comment rule). */
function PhotoButton({ photos }: PickerProps) {
  const t = useTranslations('comment');
  return (
    <FileButton
      label={t('addPhoto')}
      accept={PHOTO_TYPES.join(',')}
      isBusy={photos.isUploading}
      disabled={photos.isFull}
      onFiles={photos.add}
    />
  );
}

/** Those that were chosen, each with a way to take it out again. */
function PickedPhotos({ photos }: PickerProps) {
  const t = useTranslations('comment');
  const { fileUrl } = useServices();
  return photos.files.map((file, index) => (
    <PhotoThumb
      key={file}
      src={fileUrl(file)}
      label={t('removePhoto', { position: index + 1 })}
      onRemove={() => photos.remove(index)}
    />
  ));
}

interface CommentInputProps {
  readonly comments: CommentsState;
  /** The permission to comment is not known yet: the user may write. */
  readonly isWaiting: boolean;
  readonly mayUpload: boolean;
}

/** Type and post. What is begun of each tip stays when the page is left, with its photos and whom it answers. */
export function CommentInput({ comments, isWaiting, mayUpload }: CommentInputProps) {
  const t = useTranslations('comment');
  const { outbox, replyTo, setReplyTo, draft } = comments;
  const [words, setWords] = useState(draft.begun().text);
  const field = useRef<HTMLInputElement>(null);
  const photos = usePhotos(draft.begun().photos);
  const { content, length, isSendable, isLong } = measureChat(words);
  useEffect(
    () => draft.change({ text: words, photos: [...photos.files], replyTo }),
    [draft, words, photos.files, replyTo],
  );
  // What was kept with the draft is no tap: it opens no keyboard.
  const kept = useRef(replyTo);
  useEffect(() => {
    if (replyTo !== undefined && replyTo !== kept.current) field.current?.focus();
  }, [replyTo]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSendable || isWaiting || photos.isUploading) return;
    void outbox.send({ content, photos: photos.files, replyTo });
    setWords('');
    photos.clear();
    setReplyTo(undefined);
  };
  const left = MAX_COMMENT_CHARACTERS - length;
  return (
    <CommentForm onSubmit={onSubmit} photos={photos.files.length > 0 && <PickedPhotos photos={photos} />}>
      <InputField
        ref={field}
        value={words}
        placeholder={replyTo === undefined ? t('write') : t('writeTo', { name: replyTo.name })}
        aria-label={t('field')}
        aria-invalid={left < 0 || undefined}
        enterKeyHint="send"
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
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
