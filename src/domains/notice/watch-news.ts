import type { Services } from '../../services/services';
import { type NoticeKind, noticesOff } from './notices-off';
import type { QuietQueue } from './quiet-queue';
import type { Say } from './quiet-word';
import { watchAnchors } from './watch-anchors';
import { watchMatches } from './watch-matches';
import { watchTips } from './watch-tips';

/** Says a word, unless its kind is off or nobody looks. */
const sayer =
  ({ stores, visibility }: Services, queue: QuietQueue): Say =>
  (word) => {
    const off: readonly NoticeKind[] = stores.get(noticesOff).getState().value;
    if (visibility.isVisible() && !off.includes(word.kind)) queue.say(word);
  };

/** Hears of what the member waits for, by push or in the loops; returns a function that ends it. */
export function watchNews(services: Services, queue: QuietQueue): () => void {
  const say = sayer(services, queue);
  const anchors = watchAnchors(services, say);
  const matches = watchMatches(services, say);
  const tips = watchTips(services, say);
  const leave = services.visibility.onVisibility(() => {
    if (services.visibility.isVisible()) queue.resume();
    else queue.drop();
    anchors.forget();
    matches.forget();
    tips.turn();
  });
  const stopSession = services.session.subscribe((state, before) => {
    // What waits to be said was another member's.
    if (state.token !== before.token) queue.end();
  });
  return () => {
    leave();
    stopSession();
    for (const { stop } of [anchors, matches, tips]) stop();
    queue.end();
  };
}
