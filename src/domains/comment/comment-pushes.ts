import type { StoreApi } from 'zustand/vanilla';
import type { CommentPush } from '../../contract/comment/tip-comment';
import { createPerFrame } from '../../socket/per-frame';
import type { Pushes } from '../../socket/push-router';
import type { CommentState } from './comment-store';

/** Of one tip, as long as its page is open: who talks more is read with the next page. */
const MOST_COMMENTS = 200;

type Said = CommentState['said'];
const lastOf = (said: Said, id: string, news: readonly CommentPush[]) =>
  [...(said.get(id) ?? []), ...news].slice(-MOST_COMMENTS);

/** Comments on the tip whose page is open: one change a frame. A hidden page has none, and gathers no more than it shows. */
export function commentPushes(store: StoreApi<CommentState>): Pushes {
  const waiting = new Map<string, readonly CommentPush[]>();
  const frame = createPerFrame(() => {
    const said = new Map(store.getState().said);
    for (const [id, news] of waiting) said.set(id, lastOf(said, id, news));
    waiting.clear();
    store.setState({ said });
  });
  return {
    table: {
      'news/comment'(message) {
        waiting.set(message.messageId, lastOf(waiting, message.messageId, [message]));
        frame.ask();
      },
    },
    forget() {
      frame.stop();
      waiting.clear();
    },
  };
}
