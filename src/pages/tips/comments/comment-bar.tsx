import { type RefObject, useEffect } from 'react';
import { configStore } from '../../../domains/config/config-store';
import { GateBar } from '../../../domains/writing/gate-bar';
import { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { useStore } from '../../../services/store-registry';
import { CommentInput } from './comment-input';
import type { CommentsState } from './use-comments';
import { useKeyboard } from './use-keyboard';

interface CommentBarProps {
  readonly comments: CommentsState;
  readonly page: RefObject<HTMLElement | null>;
}

/** The input bar, or the reason why there is none; it stands above the keyboard. */
export function CommentBar({ comments, page }: CommentBarProps) {
  const { gate, isWaiting, readAgain } = useCommentGate();
  const mayUpload = useStore(configStore, (state) => state.flags.photoUpload);
  const hasFailed = comments.waiting.some(({ state }) => state === 'failed');
  useKeyboard(page);
  // A refusal may mean that the rule has changed: the bar then says why.
  useEffect(() => {
    if (hasFailed) void readAgain();
  }, [hasFailed, readAgain]);
  return (
    <GateBar gate={gate}>
      <CommentInput key={comments.member} comments={comments} isWaiting={isWaiting} mayUpload={mayUpload} />
    </GateBar>
  );
}
