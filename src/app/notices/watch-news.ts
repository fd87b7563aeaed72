import { kindsOff, type NoticeKind, noticeStore } from '../../domains/notice/notice-store';
import type { Services } from '../../services/services';
import type { QuietQueue } from './quiet-queue';
import type { Say } from './quiet-word';
import { watchAnchors } from './watch-anchors';
import { watchMatches } from './watch-matches';
import { watchTips } from './watch-tips';

/** Says a word, unless its kind is off or nobody looks. */
const sayer =
  ({ stores, storage, visibility }: Services, queue: QuietQueue): Say =>
  (word) => {
    const off: readonly NoticeKind[] = stores.get(noticeStore).getState().off ?? kindsOff(storage);
    if (visibility.isVisible() && !off.includes(word.kind)) queue.say(word);
  };

/** Hears of what the member waits for, by push or in the loops; returns a function that ends it. */
export function watchNews(services: Services, queue: QuietQueue): () => void {
  const say = sayer(services, queue);
  const watches = [watchAnchors(services, say), watchMatches(services, say), watchTips(services, say)];
  const leave = services.visibility.onVisibility(() => {
    if (!services.visibility.isVisible()) queue.drop();
    for (const { forget } of watches) forget();
  });
  return () => {
    leave();
    for (const { stop } of watches) stop();
    queue.drop();
  };
}
