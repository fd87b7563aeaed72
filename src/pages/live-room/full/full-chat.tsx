import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { Modal } from '../../../ui/overlays/modal';
import sheet from '../../../ui/overlays/modal.module.css';
import text from '../../../ui/theme/text.module.css';
import type { ChatInputHandle } from '../chat/chat-input';
import { ChatPanel } from '../chat/chat-panel';
import { mentionOf } from '../chat/mentions';
import { SayBar, useSpeaking } from '../chat/say-bar';
import { SlowerPace } from '../chat/slower-pace';
import type { ChatAccess } from '../chat/use-chat-access';
import styles from './full-chat.module.css';

interface FullColumnProps {
  readonly access: ChatAccess;
  /** Opens the bar with these words in it. */
  readonly onMention: (words: string) => void;
  readonly onFold: () => void;
}

/** The chat beside the picture. */
export function FullColumn({ access, onMention, onFold }: FullColumnProps) {
  const t = useTranslations();
  const gate = useCommentGate();
  const { onAgain } = useSpeaking(access, gate.readAgain);
  return (
    <aside className={styles.column} aria-label={t('room.chat')}>
      <div className={styles.head}>
        <b className={text.strong}>{t('room.chat')}</b>
        <button type="button" className={styles.fold} aria-expanded aria-label={t('danmaku.fold')} onClick={onFold}>
          {t('danmaku.foldShort')}
          <Icon name="right" size={14} />
        </button>
      </div>
      <SlowerPace gate={gate} />
      <div className={styles.log}>
        <ChatPanel access={access} onMention={(name) => onMention(mentionOf(name))} onAgain={onAgain} />
      </div>
    </aside>
  );
}

interface SaySheetProps {
  readonly access: ChatAccess;
  /** The field's first text. */
  readonly begin: string;
  readonly hasEmoji: boolean;
  readonly onClose: () => void;
}

/** The bar to say something, over the picture in full screen; it goes once something is said. */
export function SaySheet({ access, begin, hasEmoji, onClose }: SaySheetProps) {
  const t = useTranslations('chat');
  const gate = useCommentGate();
  const { onSay } = useSpeaking(access, gate.readAgain);
  const input = useRef<ChatInputHandle>(null);
  useEffect(() => {
    if (begin !== '') input.current?.insert(begin);
    if (!hasEmoji) input.current?.focus();
  }, [begin, hasEmoji]);
  return (
    <Modal onClose={onClose} label={t('label')} isAtOnce>
      <div className={cx(sheet.sheet, styles.lifted)}>
        <div className={styles.say}>
          <SayBar
            access={access}
            gate={gate}
            input={input}
            startsWithEmoji={hasEmoji}
            onExtras={undefined}
            onSay={(content) => {
              onSay(content);
              onClose();
            }}
          />
        </div>
      </div>
    </Modal>
  );
}
