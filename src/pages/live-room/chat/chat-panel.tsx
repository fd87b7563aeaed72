import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../../../contract/room/chat';
import { BlockDialog } from '../../../domains/moderation/block-dialog';
import type { Unwanted } from '../../../domains/moderation/blocked';
import { ReportSheet } from '../../../domains/moderation/report-sheet';
import { copyText } from '../../../domains/share/copy-text';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-state';
import { State } from '../../../ui/feedback/state';
import { ChatLogView } from './chat-log-view';
import type { ChatAccess } from './use-chat-access';

const loadActions = () => import('./message-actions');

interface ChatPanelProps {
  readonly access: ChatAccess;
  /** Writes the name of whom one answers where one types. */
  readonly onMention: (name: string) => void;
  readonly onAgain: (key: string) => void;
}

/** The chat of the room, with the actions for a message. */
export function ChatPanel({ access, onMention, onAgain }: ChatPanelProps) {
  const t = useTranslations('chat');
  const { askLogin, session, toast } = useServices();
  const { chat, isOnAir, isHidden, block } = access;
  const [reported, setReported] = useState<ChatMessage>();
  const [unwanted, setUnwanted] = useState<Unwanted>();
  const nameOf = ({ nickName }: ChatMessage) => (nickName === '' ? t('unnamed') : nickName);
  const writerOf = (message: ChatMessage): Unwanted | undefined =>
    message.uid === undefined ? undefined : { uid: message.uid, name: nameOf(message) };
  const copy = useCallback(
    async ({ content }: ChatMessage, from: HTMLElement) => {
      const isCopied = await copyText(content, from.closest<HTMLElement>('dialog, .sport-info') ?? from);
      toast(isCopied ? { type: 'success', text: t('copied') } : { type: 'fail', text: t('copyFailed') });
    },
    [toast, t],
  );
  const { open, sheet } = useLazySheet(loadActions, ({ MessageActions }, close, message: ChatMessage) => (
    <MessageActions
      message={message}
      name={nameOf(message)}
      isMine={message.uid !== undefined && message.uid === session.getState().uid}
      onMention={() => onMention(nameOf(message))}
      onCopy={(from) => void copy(message, from)}
      onReport={() => (isLoggedIn(session.getState()) ? setReported(message) : askLogin())}
      onBlock={message.uid === undefined ? undefined : () => setUnwanted(writerOf(message))}
      onClose={close}
    />
  ));
  return (
    <>
      {chat === undefined ? (
        <State art="empty" title={t('closed')} />
      ) : (
        <ChatLogView
          {...{ chat, isOnAir, isHidden, onAgain }}
          onOpen={open}
          onCopy={(message, from) => void copy(message, from)}
        />
      )}
      {sheet}
      {reported !== undefined && (
        <ReportSheet
          subject={{ chatId: reported.id }}
          writer={writerOf(reported)}
          onBlock={(writer) => {
            setReported(undefined);
            setUnwanted(writer);
          }}
          onClose={() => setReported(undefined)}
        />
      )}
      {unwanted !== undefined && <BlockDialog who={unwanted} block={block} onClose={() => setUnwanted(undefined)} />}
    </>
  );
}
