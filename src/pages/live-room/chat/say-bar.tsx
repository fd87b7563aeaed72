import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMember } from '../../../domains/session/use-member';
import { GateBar } from '../../../domains/writing/gate-bar';
import type { useCommentGate } from '../../../domains/writing/use-comment-gate';
import type { CommentGate } from '../../../rules/comment/comment-rule';
import { LazySheet } from '../../../services/lazy-sheet';
import { Button } from '../../../ui/controls/button';
import { InputBar, InputOff } from '../../../ui/controls/input-bar';
import { ChatInput, type ChatInputHandle } from './chat-input';
import type { SayResult } from './room-chat';
import { useSpeakingPace } from './speaking-pace';
import type { ChatAccess } from './use-chat-access';

interface ChatBarProps {
  readonly gate: CommentGate;
  /** The show is on: nobody speaks in an empty room. */
  readonly isOnAir: boolean;
  /** The field and its button, for who may speak. */
  readonly children: ReactNode;
}

/** The input bar, or the reason why there is none (decisions.md, comment rule). */
function ChatBar({ gate, isOnAir, children }: ChatBarProps) {
  const t = useTranslations('chat');
  if (isOnAir) return <GateBar gate={gate}>{children}</GateBar>;
  return (
    <InputBar>
      <InputOff>{t('closed')}</InputOff>
      <Button disabled>{t('send')}</Button>
    </InputBar>
  );
}

const loadEmoji = () => import('./emoji-panel');

/** The outcomes of a message. */
export interface Speaking {
  readonly onSay: (content: string) => void;
  readonly onAgain: (key: string) => void;
}

/** Says things in a room; refused, the rule is read again, for it may be another by now. */
export function useSpeaking({ chat }: ChatAccess, readAgain: () => Promise<unknown>): Speaking {
  const after = async (result: Promise<SayResult>) => void ((await result) === 'refused' && (await readAgain()));
  return {
    onSay: (content) => void (chat && after(chat.say(content))),
    onAgain: (key) => void (chat && after(chat.again(key))),
  };
}

interface SayBarProps {
  readonly access: ChatAccess;
  readonly gate: ReturnType<typeof useCommentGate>;
  readonly onSay: (content: string) => void;
  readonly onExtras: (() => void) | undefined;
  readonly input?: Ref<ChatInputHandle>;
  /** The emoji are open from the beginning. */
  readonly startsWithEmoji?: boolean;
}

/** The bar to say something, with the emoji below it. */
export function SayBar({ access, gate, onSay, onExtras, input, startsWithEmoji = false }: SayBarProps) {
  const t = useTranslations('chat');
  const { chat, hostId, isOnAir } = access;
  const member = useMember();
  const [isOpen, setIsOpen] = useState(startsWithEmoji);
  const close = () => setIsOpen(false);
  const own = useRef<ChatInputHandle>(null);
  const setHandle = (handle: ChatInputHandle | null) => {
    own.current = handle;
    if (typeof input === 'function') input(handle);
    else if (input) input.current = handle;
  };
  const { pace } = gate;
  const { hasSpoken, waitSeconds } = useSpeakingPace(chat, pace);
  const placeholder = waitSeconds > 0 ? t('next') : pace === undefined || hasSpoken ? t('say') : t('pace', pace);
  const mayType = gate.gate.kind === 'open' && isOnAir && chat !== undefined;
  return (
    <>
      <ChatBar gate={gate.gate} isOnAir={isOnAir && chat !== undefined}>
        <ChatInput
          key={`${member} ${hostId}`}
          ref={setHandle}
          hostId={hostId}
          isWaiting={gate.isWaiting}
          waitSeconds={waitSeconds}
          placeholder={placeholder}
          onSay={onSay}
          onExtras={onExtras}
          onEmoji={() => setIsOpen(!isOpen)}
          isEmojiOpen={isOpen}
        />
      </ChatBar>
      {mayType && isOpen && (
        <LazySheet load={loadEmoji} onClose={close}>
          {({ EmojiPanel }) => (
            <EmojiPanel
              onPick={(one) => own.current?.insert(one)}
              onClose={close}
              onKeyboard={() => {
                close();
                own.current?.focus();
              }}
            />
          )}
        </LazySheet>
      )}
    </>
  );
}
