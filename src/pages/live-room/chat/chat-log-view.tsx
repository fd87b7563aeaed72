import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { ChatMessage } from '../../../contract/room/chat';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { PageIcon } from '../../../ui/media/page-icon';
import { Spinner } from '../../../ui/media/spinner';
import styles from './chat.module.css';
import { withoutUsers } from './chat-log';
import { ChatRow, OwnRow } from './chat-row';
import type { RoomChat } from './room-chat';
import { onRowKeys } from './row-keys';
import { usePress } from './use-press';
import { useStickToEnd } from './use-stick-to-end';

interface ChatLogViewProps {
  readonly chat: RoomChat;
  readonly isOnAir: boolean;
  /** Users whose messages are not shown. */
  readonly blocked: ReadonlySet<string>;
  /** Opens what can be done with a message. */
  readonly onOpen: (message: ChatMessage) => void;
  /** `from`: the row. */
  readonly onCopy: (message: ChatMessage, from: HTMLElement) => void;
  readonly onAgain: (key: string) => void;
}

/** The number of messages since the user scrolled up. */
function unseenOf(messages: readonly ChatMessage[], leftAt: string | undefined): number {
  if (leftAt === undefined) return 0;
  return messages.length - 1 - messages.findIndex(({ id }) => id === leftAt);
}

function Nothing({ chat, isOnAir }: Pick<ChatLogViewProps, 'chat' | 'isOnAir'>) {
  const t = useTranslations();
  const phase = useStore(chat.store, (state) => state.phase);
  if (phase === 'loading') return <Spinner />;
  return phase === 'failed' ? (
    <State
      art="error"
      title={t('error.title')}
      action={<Button onClick={() => void chat.read()}>{t('action.retry')}</Button>}
    />
  ) : (
    <State art="empty" title={t('chat.empty')} text={isOnAir ? t('chat.emptyHint') : undefined} />
  );
}

/** The messages, newest below; they are read when reached and never announced, for they do not end. */
export function ChatLogView({ chat, isOnAir, blocked, onOpen, onCopy, onAgain }: ChatLogViewProps) {
  const t = useTranslations('chat');
  const { count } = useFormats();
  const { session } = useServices();
  const { uid, username } = useStore(session);
  const log = useStore(chat.store, (state) => state.log);
  const { own } = log;
  const messages = useMemo(() => withoutUsers(log.messages, blocked), [log.messages, blocked]);
  const box = useRef<HTMLDivElement>(null);
  const { leftAt, rows, toEnd, onScroll } = useStickToEnd(box, messages.at(-1)?.id);
  const within = useFocusWithin();
  const shown = leftAt === undefined && !within.isIn ? messages.slice(-rows) : messages;
  const unseen = unseenOf(messages, leftAt);
  // Whoever speaks wants to see it.
  const ownCount = own.length;
  useEffect(() => {
    if (ownCount > 0) toEnd();
  }, [ownCount, toEnd]);

  const pressed = (act: (message: ChatMessage, from: HTMLElement) => void) => (row: HTMLElement) => {
    const message = messages.find(({ id }) => id === row.dataset.message);
    if (message !== undefined) act(message, row);
  };
  const press = usePress({ onTap: pressed(onOpen), onHold: pressed(onCopy) });
  const isEmpty = messages.length + own.length === 0;
  return (
    <div className={styles.around}>
      <div
        ref={box}
        className={styles.box}
        role="log"
        aria-live="off"
        aria-label={t('log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onRowKeys}
        {...within.handlers}
      >
        <ol>
          {shown.map((message) => (
            <ChatRow
              key={message.id}
              message={message}
              isMine={uid !== '' && message.uid === uid}
              me={username}
              press={press}
            />
          ))}
          {own.map((one) => (
            <OwnRow
              key={one.key}
              own={one}
              name={username === '' ? t('me') : username}
              onAgain={onAgain}
              onDrop={chat.drop}
            />
          ))}
        </ol>
        {isEmpty && (
          <div className={styles.nothing}>
            <Nothing chat={chat} isOnAir={isOnAir} />
          </div>
        )}
      </div>
      {unseen > 0 && (
        <button type="button" className={styles.newer} onClick={toEnd}>
          {t('newMessages', { messages: count(unseen) })}
          <PageIcon name="down" size={14} />
        </button>
      )}
    </div>
  );
}

/** True when the focus is in a box, or in a dialog that was opened from there and will give it back. */
function useFocusWithin() {
  const [isIn, setIsIn] = useState(false);
  const handlers = useMemo(
    () => ({
      onFocus: () => setIsIn(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        const isKept = Boolean(relatedTarget?.closest('dialog')) || currentTarget.contains(relatedTarget);
        if (!isKept) setIsIn(false);
      },
    }),
    [],
  );
  return { isIn, handlers };
}
