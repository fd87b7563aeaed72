import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../../../contract/room/chat';
import { useModeration } from '../../../domains/moderation/use-moderation';
import { copyText } from '../../../domains/share/copy-text';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
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
  const { session, toast } = useServices();
  const { chat, isOnAir, isHidden, block } = access;
  const moderation = useModeration(block);
  const copy = useCallback(
    async ({ content }: ChatMessage, from: HTMLElement) => {
      const isCopied = await copyText(content, from.closest<HTMLElement>('dialog, .sport-info') ?? from);
      toast(isCopied ? { type: 'success', text: t('copied') } : { type: 'fail', text: t('copyFailed') });
    },
    [toast, t],
  );
  const { open, sheet } = useLazySheet(loadActions, ({ MessageActions }, close, message: ChatMessage) => {
    const { id, uid, nickName } = message;
    const name = nickName === '' ? t('unnamed') : nickName;
    const writer = uid === undefined ? undefined : { uid, name };
    return (
      <MessageActions
        message={message}
        name={name}
        isMine={uid !== undefined && uid === session.getState().uid}
        onMention={() => onMention(name)}
        onCopy={(from) => void copy(message, from)}
        onReport={() => moderation.report({ subject: { chatId: id }, writer })}
        onBlock={writer && (() => moderation.block(writer))}
        onClose={close}
      />
    );
  });
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
      {moderation.sheets}
    </>
  );
}
