import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PHOTO_TYPES } from '../../../contract/calls-files';
import { MAX_COMMENT_CHARACTERS } from '../../../contract/comment/tip-comment';
import { configStore } from '../../../domains/config/config-store';
import { GateBar } from '../../../domains/writing/gate-bar';
import { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { measureChat } from '../../../rules/comment/chat-text';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Button, IconButton } from '../../../ui/controls/button';
import { InputField } from '../../../ui/controls/input-bar';
import { cx } from '../../../ui/cx';
import { keyboardOver } from '../../../ui/layout/keyboard-over';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import { Spinner } from '../../../ui/media/spinner';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './comment-bar.module.css';
import type { CommentsState } from './use-comments';
import { type PickedFiles, usePhotos } from './use-photos';

/** Chooses photos for the comment on the device; up to nine (decisions.md, comment rule). */
function PhotoButton({ photos }: { readonly photos: PickedFiles }) {
  const t = useTranslations('comment');
  return (
    <label className={styles.file}>
      {photos.isUploading ? <Spinner small /> : <PageIcon name="image" size={20} />}
      <input
        type="file"
        multiple
        accept={PHOTO_TYPES.join(',')}
        aria-label={t('addPhoto')}
        disabled={photos.isFull}
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])]);
          // The same picture may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Those that were chosen, each with a way to take it out again. */
function PickedPhotos({ photos }: { readonly photos: PickedFiles }) {
  const t = useTranslations('comment');
  const { fileUrl } = useServices();
  return (
    <div className={styles.photos}>
      {photos.files.map((file, index) => (
        <span key={file} className={styles.thumb}>
          <img className={styles.image} src={fileUrl(file)} alt="" width={56} height={56} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removePhoto', { position: index + 1 })}
            onClick={() => photos.remove(index)}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      ))}
    </div>
  );
}

/** The characters left; loud only when there are none. */
function Left({ left }: { readonly left: number }) {
  const t = useTranslations('comment');
  const isOver = left < 0;
  return (
    <span className={cx(styles.length, text.num, isOver && styles.over)} role={isOver ? 'alert' : undefined}>
      <span aria-hidden="true">{String(left)}</span>
      <span className={text.vh}>{isOver ? t('over', { over: -left }) : t('left', { left })}</span>
    </span>
  );
}

interface CommentInputProps {
  readonly comments: CommentsState;
  /** The permission to comment is not known yet: the user may write. */
  readonly isWaiting: boolean;
  readonly mayUpload: boolean;
}

/** Type and post. What is begun of each tip stays when the page is left, with its photos and whom it answers. */
function CommentInput({ comments, isWaiting, mayUpload }: CommentInputProps) {
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
    <form className={layout.grow} onSubmit={onSubmit}>
      {photos.files.length > 0 && <PickedPhotos photos={photos} />}
      <div className={styles.line}>
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
        {isLong && <Left left={left} />}
        {replyTo !== undefined && (
          <IconButton label={t('noReply')} onClick={() => setReplyTo(undefined)}>
            <Icon name="close" />
          </IconButton>
        )}
        {mayUpload && <PhotoButton photos={photos} />}
        <Button type="submit" disabled={!isSendable || isWaiting || photos.isUploading}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

interface CommentBarProps {
  readonly comments: CommentsState;
  readonly page: RefObject<HTMLElement | null>;
}

/** The input bar, or the reason why there is none; it stands above the keyboard. */
export function CommentBar({ comments, page }: CommentBarProps) {
  const { gate, isWaiting, readAgain } = useCommentGate();
  const mayUpload = useStore(configStore, (state) => state.flags.photoUpload);
  const hasFailed = comments.waiting.some(({ state }) => state === 'failed');
  useKeyboard(page);
  // A refusal may mean that the rule has changed: the bar then says why.
  useEffect(() => {
    if (hasFailed) void readAgain();
  }, [hasFailed, readAgain]);
  return (
    <GateBar gate={gate}>
      <CommentInput key={comments.member} comments={comments} isWaiting={isWaiting} mayUpload={mayUpload} />
    </GateBar>
  );
}

/** Tells the page how much of it the keyboard covers (`--si-keyboard`, CSS px): the input bar stands above it. */
function useKeyboard(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    const view = window.visualViewport;
    if (root === null || view === null) return;
    const measure = () => root.style.setProperty('--si-keyboard', `${keyboardOver(window.innerHeight)}px`);
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [page]);
}
