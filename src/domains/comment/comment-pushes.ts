import type { StoreApi } from 'zustand/vanilla';
import type { CommentPush } from '../../contract/comment/tip-comment';
import { createFrameQueue } from '../../socket/per-frame';
import type { Pushes } from '../../socket/push-router';
import type { CommentState } from './comment-store';

/** Of one tip, as long as its page is open: who talks more is read with the next page. */
const MOST_COMMENTS = 200;

function applyComments(store: StoreApi<CommentState>, messages: readonly CommentPush[]): void {
  const said = new Map(store.getState().said);
  for (const message of messages) {
    said.set(message.messageId, [...(said.get(message.messageId) ?? []), message].slice(-MOST_COMMENTS));
  }
  store.setState({ said });
}

/** Comments on the tip whose page is open: one change a frame. */
export function commentPushes(store: StoreApi<CommentState>): Pushes {
  const comments = createFrameQueue<CommentPush>((messages) => applyComments(store, messages));
  return { table: { 'news/comment': comments.put }, forget: comments.stop };
}
