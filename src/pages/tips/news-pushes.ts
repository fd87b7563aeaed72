import type { CommentPush } from '../../contract/comment/tip-comment';
import type { PushData } from '../../contract/push/push';
import type { OrderPush } from '../../contract/tip/tip-push';
import { changeOwn, type NewsStore, ownNews } from '../../services/news-store';
import type { SessionStore } from '../../session/session-store';
import { createLatestPerKey } from '../../socket/latest-per-key';
import { createFrameQueue } from '../../socket/per-frame';
import type { Pushes } from '../../socket/push-router';

/** Of one tip, as long as its page is open: who talks more is read with the next page. */
const MOST_COMMENTS = 200;

function applyComments(news: NewsStore, messages: readonly CommentPush[]): void {
  const comments = new Map(news.getState().comments);
  for (const message of messages) {
    comments.set(message.messageId, [...(comments.get(message.messageId) ?? []), message].slice(-MOST_COMMENTS));
  }
  news.setState({ comments });
}

function applyOrders(news: NewsStore, uid: string, messages: readonly OrderPush[]): void {
  if (uid === '') return;
  changeOwn(news, uid, () => {
    const orders = new Map(ownNews(news.getState(), uid).orders);
    for (const { messageId, result, refundStatus, refundGold, refundTime } of messages) {
      orders.set(messageId, { ...orders.get(messageId), result, refundStatus, refundGold, refundTime });
    }
    return { orders };
  });
}

/** Tips that are settled, orders whose coins come back, comments on the tip whose page is open: one change a frame. */
export function newsPushes(news: NewsStore, session: SessionStore): Pushes {
  const tips = createLatestPerKey<PushData<'news/tip'>>({
    keyOf: (message) => message.id,
    orderOf: (message) => message.serverNow,
    apply(messages) {
      const results = new Map(news.getState().results);
      for (const { id, result } of messages) if (result !== undefined) results.set(id, result);
      news.setState({ results });
    },
  });
  const orders = createLatestPerKey<OrderPush>({
    keyOf: (message) => message.messageId,
    orderOf: (message) => message.serverNow,
    apply: (messages) => applyOrders(news, session.getState().uid, messages),
  });
  const comments = createFrameQueue<CommentPush>((messages) => applyComments(news, messages));
  return {
    table: {
      'news/tip': tips.put,
      'news/order': orders.put,
      'news/comment': comments.put,
    },
    forget() {
      tips.stop();
      orders.stop();
      comments.stop();
    },
  };
}
