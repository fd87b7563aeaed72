import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MAX_CHAT_CHARACTERS } from '../../../contract/codes';
import { ownKey } from '../../../domains/session/person';
import { createDrafts } from '../../../domains/writing/drafts';
import { measureChat } from '../../../rules/comment/chat-text';
import { useServices } from '../../../services/services';
import { Button, IconButton } from '../../../ui/controls/button';
import { InputField } from '../../../ui/controls/input-bar';
import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './chat.module.css';

interface ChatInputProps {
  readonly hostId: string;
  /** The permission to speak is not known yet: the user may write. */
  readonly isWaiting: boolean;
  /** Before the user may say more, seconds: they may write. */
  readonly waitSeconds: number;
  /** In the empty field. */
  readonly placeholder: string;
  readonly onSay: (content: string) => void;
  /** To what can be won in the room; undefined where there is nothing. */
  readonly onExtras: (() => void) | undefined;
  /** Opens the emoji, or closes them. */
  readonly onEmoji: () => void;
  readonly isEmojiOpen: boolean;
  readonly ref?: Ref<ChatInputHandle>;
}

/** The handle of the field for others. */
export interface ChatInputHandle {
  /** Puts a text where the caret was last. */
  readonly insert: (text: string) => void;
  readonly focus: () => void;
}

/** Type and send. The draft stays when the page is left, and comes back with a message that was not said. */
export function ChatInput(props: ChatInputProps) {
  const { hostId, waitSeconds, placeholder, onSay, onExtras, onEmoji, isEmojiOpen, ref } = props;
  const isWaiting = props.isWaiting || waitSeconds > 0;
  const t = useTranslations('chat');
  const field = useRef<HTMLInputElement>(null);
  const { storage, session } = useServices();
  const [drafts] = useState(() => createDrafts(storage));
  const [key] = useState(() => ownKey(session.getState(), hostId));
  const [draft, setDraft] = useState(() => drafts.of(key));
  const { content, length, isSendable, isLong } = measureChat(draft);
  const write = (value: string) => {
    setDraft(value);
    drafts.keep(key, value);
  };
  useImperativeHandle(ref, () => ({
    insert(added) {
      const { selectionStart: from, selectionEnd: to } = field.current ?? {};
      write(`${draft.slice(0, from ?? draft.length)}${added}${draft.slice(to ?? draft.length)}`);
      const caret = (from ?? draft.length) + added.length;
      requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
    },
    focus: () => field.current?.focus(),
  }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSendable || isWaiting) return;
    onSay(content);
    write('');
  };
  const isOver = length > MAX_CHAT_CHARACTERS;
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <InputField
        ref={field}
        value={draft}
        placeholder={placeholder}
        aria-label={t('label')}
        aria-invalid={isOver || undefined}
        enterKeyHint="send"
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
      {isLong && (
        <span className={cx(styles.count, text.num, isOver && styles.over)} role={isOver ? 'alert' : undefined}>
          {isOver && <span className={text.vh}>{t('tooLong', { limit: MAX_CHAT_CHARACTERS })}</span>}
          {t('length', { length, limit: MAX_CHAT_CHARACTERS })}
        </span>
      )}
      <IconButton label={t('emoji')} aria-expanded={isEmojiOpen} onClick={onEmoji}>
        <PageIcon name="smile" />
      </IconButton>
      {onExtras !== undefined && (
        <IconButton label={t('extras')} onClick={onExtras}>
          <PageIcon name="gift" />
        </IconButton>
      )}
      <Button type="submit" disabled={!isSendable || isWaiting}>
        {waitSeconds > 0 ? t('wait', { seconds: waitSeconds }) : t('send')}
      </Button>
    </form>
  );
}
