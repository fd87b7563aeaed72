import { type Ref, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../../../contract/room/chat';
import { BlockDialog, type Unwanted } from '../../../domains/comment/block-dialog';
import { useBlocked } from '../../../domains/comment/blocked';
import { ReportSheet } from '../../../domains/comment/report-sheet';
import { useCommentGate } from '../../../domains/comment/use-comment-gate';
import { useMember } from '../../../domains/session/use-member';
import { useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-store';
import { State } from '../../../ui/feedback/state';
import { ChatBar } from './chat-bar';
import { ChatInput } from './chat-input';
import { ChatLogView } from './chat-log';
import type { RoomChat, SayResult } from './room-chat';

interface ChatTabProps {
  /** Undefined where there is no show. */
  readonly chat: RoomChat | undefined;
  readonly hostId: string;
  readonly isOnAir: boolean;
  readonly onExtras: (() => void) | undefined;
  /** Where the log begins. */
  readonly ref: Ref<HTMLDivElement>;
}

/** What is said in the room, and the bar to say something: one tab, for the bar belongs to it (decisions.md, room chat). */
export function ChatTab({ chat, hostId, isOnAir, onExtras, ref }: ChatTabProps) {
  const t = useTranslations('chat');
  const { askLogin, session } = useServices();
  const { gate, isWaiting, readAgain } = useCommentGate();
  const member = useMember();
  const [reported, setReported] = useState<ChatMessage>();
  const [unwanted, setUnwanted] = useState<Unwanted>();
  const { blocked, block } = useBlocked();
  const writerOf = ({ uid, nickName }: ChatMessage) =>
    uid === undefined ? undefined : { uid, name: nickName === '' ? t('unnamed') : nickName };
  const report = useCallback(
    (message: ChatMessage) => (isLoggedIn(session.getState()) ? setReported(message) : askLogin()),
    [session, askLogin],
  );
  const after = useCallback(
    // Refused: the rule may be another by now.
    async (result: Promise<SayResult>) => void ((await result) === 'refused' && (await readAgain())),
    [readAgain],
  );
  const again = useCallback((key: string) => void (chat && after(chat.again(key))), [chat, after]);
  return (
    <>
      <div ref={ref}>
        {chat === undefined ? (
          <State art="empty" title={t('closed')} />
        ) : (
          <ChatLogView chat={chat} isOnAir={isOnAir} blocked={blocked} onReport={report} onAgain={again} />
        )}
      </div>
      <ChatBar gate={gate} isOnAir={isOnAir && chat !== undefined}>
        <ChatInput
          key={`${member} ${hostId}`}
          hostId={hostId}
          isWaiting={isWaiting}
          onSay={(content) => void (chat && after(chat.say(content)))}
          onExtras={onExtras}
        />
      </ChatBar>
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
