import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../../context/services';
import { GateBar } from '../../../parts/speech/gate-bar';
import { useCommentGate } from '../../../parts/speech/use-comment-gate';
import { useKeyboard } from '../../../parts/speech/use-keyboard';
import { CommentInput } from './comment-input';
import type { CommentsState } from './use-comments';

interface CommentBarProps {
  readonly comments: CommentsState;
  readonly page: RefObject<HTMLElement | null>;
}

/** Where one comments, or why one may not; it stands above the keyboard. */
export function CommentBar({ comments, page }: CommentBarProps) {
  const { gate, isWaiting, readAgain } = useCommentGate();
  const { config } = useServices();
  const mayUpload = useStore(config, (state) => state.flags.photoUpload);
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
