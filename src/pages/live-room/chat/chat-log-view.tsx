import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { ChatMessage } from '../../../contract/room/chat';
import { failureOf } from '../../../domains/query/use-failure';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { ErrorState } from '../../../ui/feedback/error-state';
import { State } from '../../../ui/feedback/state';
import { PageIcon } from '../../../ui/media/page-icon';
import { Spinner } from '../../../ui/media/spinner';
import styles from './chat.module.css';
import { ChatRow, OwnRow } from './chat-row';
import type { RoomChat } from './room-chat';
import { usePress } from './use-press';

/** CSS px from the end that still count as the end. */
const NEAR_END_PX = 32;
/** The least that a row takes. */
const ROW_PX = 32;
/** The height for a browser that measures nothing. */
const MOST_SEEN = 40;
/** Above those that are seen, so that whoever scrolls up meets a row. */
const SPARE = 8;

interface Held {
  readonly row: HTMLElement;
  /** From the upper edge of the box, CSS px. */
  readonly top: number;
}

/** As it is laid out: a box that is turned on its side scrolls along another edge of the screen. */
const topIn = (box: HTMLElement, row: HTMLElement) =>
  row.offsetTop - ((box.firstElementChild as HTMLElement | null)?.offsetTop ?? 0) - box.scrollTop;

/** The first row that is seen, and where it stands. */
function firstSeen(box: HTMLElement): Held | undefined {
  const rows = [...(box.firstElementChild?.children ?? [])] as HTMLElement[];
  const row = rows.find((one) => topIn(box, one) + one.offsetHeight > 0);
  return row && { row, top: topIn(box, row) };
}

/** A list that follows its end unless the user has scrolled up. Answers how many of the last rows to draw. */
function useStickToEnd(box: RefObject<HTMLElement | null>, newest: string | undefined) {
  const isAtEnd = useRef(true);
  const held = useRef<Held>(undefined);
  const [leftAt, setLeftAt] = useState<string>();
  const [rows, setRows] = useState(MOST_SEEN);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    isAtEnd.current = true;
    setLeftAt(undefined);
    element.scrollTop = element.scrollHeight;
  }, [box]);

  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    if (!isAtEnd.current) held.current = firstSeen(element);
    setLeftAt((before) => (isAtEnd.current ? undefined : (before ?? newest)));
  };

  // With each render: whatever has changed, it was a row.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (isAtEnd.current) {
      element.scrollTop = element.scrollHeight;
      return;
    }
    const { row, top } = held.current ?? {};
    if (row?.isConnected === true && top !== undefined) element.scrollTop += topIn(element, row) - top;
  });

  // The keyboard, or a picture on its side, changes how much is seen.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setRows(Math.ceil(element.clientHeight / ROW_PX) + SPARE);
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return { leftAt, rows, toEnd, onScroll };
}

/** The row that a key leads to among `count` from the one at `at`; -1 stands for the list itself, which ends with the newest row. */
function rowTarget(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowUp') return at === -1 ? count - 1 : Math.max(at - 1, 0);
  if (key === 'ArrowDown') return at === -1 ? undefined : Math.min(at + 1, count - 1);
  return undefined;
}

/** The log is one stop for the Tab key, whatever is said in it: arrows, Home and End lead from row to row. */
function onRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const at = rows.indexOf(event.target as HTMLElement);
  const row = rows[rowTarget(event.key, at, rows.length) ?? -1];
  if (row === undefined) return;
  event.preventDefault();
  row.focus();
}

interface ChatLogViewProps {
  readonly chat: RoomChat;
  readonly isOnAir: boolean;
  readonly isHidden: (message: ChatMessage) => boolean;
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
  const { askLogin } = useServices();
  const { phase, error } = useStore(chat.store);
  if (phase === 'loading') return <Spinner />;
  return phase === 'failed' ? (
    <ErrorState failure={failureOf(error)} onRetry={() => void chat.read()} onLogin={() => askLogin()} />
  ) : (
    <State art="empty" title={t('chat.empty')} text={isOnAir ? t('chat.emptyHint') : undefined} />
  );
}

/** The messages, newest below; they are read when reached and never announced, for they do not end. */
export function ChatLogView({ chat, isOnAir, isHidden, onOpen, onCopy, onAgain }: ChatLogViewProps) {
  const t = useTranslations('chat');
  const { count } = useFormats();
  const { session } = useServices();
  const { uid, username } = useStore(session);
  const log = useStore(chat.store, (state) => state.log);
  const { own } = log;
  const messages = useMemo(() => log.messages.filter((one) => !isHidden(one)), [log.messages, isHidden]);
  const box = useRef<HTMLDivElement>(null);
  const { leftAt, rows, toEnd, onScroll } = useStickToEnd(box, messages.at(-1)?.id);
  const within = useFocusWithin();
  const shown = leftAt === undefined && !within.isIn ? messages.slice(-rows) : messages;
  const unseen = unseenOf(messages, leftAt);
  // The speaker wants to see the message.
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
