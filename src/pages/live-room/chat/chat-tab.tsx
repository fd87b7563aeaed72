import { type Ref, useCallback, useRef, useState } from 'react';
import { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-state';
import styles from './chat.module.css';
import type { ChatInputHandle } from './chat-input';
import { ChatPanel } from './chat-panel';
import { mentionOf } from './mentions';
import { PinnedMessage } from './pinned-message';
import { SayBar, useSpeaking } from './say-bar';
import { SlowerPace } from './slower-pace';
import type { ChatAccess } from './use-chat-access';

interface ChatTabProps {
  readonly access: ChatAccess;
  readonly onExtras: (() => void) | undefined;
  /** The host's pinned words. */
  readonly pinned: string | undefined;
  /** Full screen has a bar of its own over the same draft: which is read again afterwards. */
  readonly isFull?: boolean;
  /** The start of the log. */
  readonly ref: Ref<HTMLDivElement>;
}

/** The chat of the room with its input bar: one tab, for the bar belongs to it (decisions.md, room chat). */
export function ChatTab({ access, onExtras, pinned, isFull = false, ref }: ChatTabProps) {
  const { askLogin, session } = useServices();
  const gate = useCommentGate();
  const { onSay, onAgain } = useSpeaking(access, gate.readAgain);
  const input = useRef<ChatInputHandle>(null);
  const [hasSpoken, setHasSpoken] = useState(false);
  const mention = useCallback(
    (name: string) => {
      if (!isLoggedIn(session.getState())) return askLogin();
      input.current?.insert(mentionOf(name));
      // Once the sheet has given the focus back to the row.
      requestAnimationFrame(() => input.current?.focus());
    },
    [session, askLogin],
  );
  const say = (content: string) => {
    setHasSpoken(true);
    onSay(content);
  };
  return (
    <>
      <div>
        <SlowerPace gate={gate} />
        {/* Who speaks has read it: drawn anew, it is one line. */}
        {pinned !== undefined && (
          <PinnedMessage key={`${hasSpoken} ${pinned}`} hostId={access.hostId} pinned={pinned} />
        )}
      </div>
      <div ref={ref}>
        <ChatPanel access={access} onMention={mention} onAgain={onAgain} />
      </div>
      <div className={styles.say}>
        <SayBar key={String(isFull)} access={access} gate={gate} onSay={say} onExtras={onExtras} input={input} />
      </div>
    </>
  );
}
