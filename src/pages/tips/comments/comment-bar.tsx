import { type RefObject, useEffect } from 'react';
import { configStore } from '../../../domains/config/config-store';
import { GateBar } from '../../../domains/writing/gate-bar';
import { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { useStore } from '../../../services/store-registry';
import { keyboardOver } from '../../../ui/layout/keyboard-over';
import { CommentInput } from './comment-input';
import type { CommentsState } from './use-comments';

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

/** Tells the page how much of it the keyboard covers (`--si-keyboard`, CSS px): the input bar stands above it. */
function useKeyboard(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    const view = window.visualViewport;
    if (root === null || view === null) return;
    const measure = () => root.style.setProperty('--si-keyboard', `${keyboardOver(window.innerHeight)}px`);
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [page]);
}
