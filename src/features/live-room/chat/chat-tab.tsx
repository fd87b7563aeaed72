import { type Ref, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import type { ChatMessage } from '../../../contract/chat';
import { ReportSheet } from '../../../parts/report/report-sheet';
import { useCommentGate } from '../../../parts/speech/use-comment-gate';
import { isLoggedIn } from '../../../session/session-store';
import { State } from '../../../ui/state';
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
  const [reported, setReported] = useState<ChatMessage>();
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
          <ChatLogView chat={chat} isOnAir={isOnAir} onReport={report} onAgain={again} />
        )}
      </div>
      <ChatBar gate={gate} isOnAir={isOnAir && chat !== undefined}>
        <ChatInput
          hostId={hostId}
          isWaiting={isWaiting}
          onSay={(content) => void (chat && after(chat.say(content)))}
          onExtras={onExtras}
        />
      </ChatBar>
      {reported !== undefined && (
        <ReportSheet subject={{ chatId: reported.id }} onClose={() => setReported(undefined)} />
      )}
    </>
  );
}
