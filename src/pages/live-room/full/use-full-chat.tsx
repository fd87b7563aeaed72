import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useChunk } from '../../../services/use-chunk';
import { IconButton } from '../../../ui/controls/button';
import { Outline } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import type { ChatAccess } from '../chat/use-chat-access';
import styles from './full-chat.module.css';

const SIDE = 'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM14.5 5v14';

const loadFull = () => import('./full-chat');

/** The way to the input. */
interface Saying {
  readonly begin: string;
  readonly hasEmoji: boolean;
}

interface FullChat {
  /** Among the controls: the field, and the emoji. */
  readonly say: ReactNode;
  /** Beside the picture; nothing while it is folded away. */
  readonly column: ReactNode;
  /** Brings the column back. */
  readonly unfold: ReactNode;
}

/** The room's chat in full screen; its code comes with the first full screen. */
export function useFullChat(access: ChatAccess, isFull: boolean): FullChat {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(true);
  const { chunk, retry } = useChunk(loadFull, isFull);
  const { open, sheet } = useLazySheet(
    loadFull,
    ({ SaySheet }, close, saying: Saying) => <SaySheet {...saying} access={access} onClose={close} />,
    { chunk },
  );
  const say = (saying: Saying) => {
    open(saying);
    retry();
  };
  return {
    say: isFull && (
      <>
        <button
          type="button"
          className={styles.field}
          aria-haspopup="dialog"
          onClick={() => say({ begin: '', hasEmoji: false })}
        >
          {t('danmaku.say')}
        </button>
        <span className={styles.smile}>
          <IconButton label={t('chat.emoji')} aria-haspopup="dialog" onClick={() => say({ begin: '', hasEmoji: true })}>
            <PageIcon name="smile" />
          </IconButton>
        </span>
        {sheet}
      </>
    ),
    column: isFull && isOpen && chunk !== undefined && (
      <chunk.FullColumn
        access={access}
        onMention={(begin) => say({ begin, hasEmoji: false })}
        onFold={() => setIsOpen(false)}
      />
    ),
    unfold: isFull && !isOpen && (
      <button type="button" className={styles.unfold} aria-expanded={false} onClick={() => setIsOpen(true)}>
        <Outline path={SIDE} size={18} />
        {t('room.chat')}
      </button>
    ),
  };
}
