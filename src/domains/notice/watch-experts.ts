import * as v from 'valibot';
import { channels } from '../../contract/push/channels';
import type { Tip } from '../../contract/tip/tip';
import { isOnSale } from '../../rules/tip/tip-view-model';
import { defineKept } from '../../services/kept';
import { ownOf } from '../../services/own-map';
import { tipStore } from '../tip/tip-store';
import { newestTipsQuery, type TipsReading } from './notice-queries';
import { type QuietWord, versusOf } from './quiet-queue';
import { all, createWatch, type Watching } from './watch';

/** The delay of the first reading: the first screen goes before. */
const FIRST_READ_MS = 8_000;
const MINUTE_MS = 60_000;
/** The end of a sale is told so long before it (decisions.md, quiet words). */
const TOLD_BEFORE_MS = 15 * MINUTE_MS;
/** A machine that slept, or a clock that was set, is noticed so soon. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS;
const MOST_KEPT = 60;

/** Words of tips that were said: each once, whichever tab says it. */
const toldTips = defineKept('told-tips', v.array(v.string()), [], 'member');

/** Tips of followed experts that a reading brings and that were published after the one before, or that a push named. */
const publishedSince = (
  before: TipsReading | undefined,
  { tips }: TipsReading,
  named: ReadonlySet<string>,
): readonly Tip[] => {
  const known = new Set(before?.tips.map(({ id }) => id));
  const isNew = ({ id, publishTime }: Tip) =>
    named.has(id) || (before !== undefined && !known.has(id) && (publishTime ?? 0) >= before.askedAt);
  return tips.filter((tip) => tip.isAttention && isNew(tip));
};

/** Tips of followed experts that can still be bought, and whose sale ends at a time that is known. */
const endingSales = (tips: readonly Tip[]) =>
  tips.flatMap(({ saleEndTime: end, ...tip }) =>
    tip.isAttention && !tip.isBuy && isOnSale(tip) && end !== undefined ? [{ ...tip, end }] : [],
  );

/** Says each word of a tip once on this device. */
function createTelling({ services, say }: Watching) {
  const { stores, visibility } = services;
  return (word: QuietWord) => {
    if (!visibility.isVisible()) return;
    const key = `${word.kind} ${word.id}`;
    let isTold = false;
    // Asked of what is stored: another tab may have told it.
    const { change } = stores.get(toldTips).getState();
    change((keys) => {
      isTold = keys.includes(key);
      return isTold ? keys : [key, ...keys].slice(0, MOST_KEPT);
    });
    if (!isTold) say(word);
  };
}

/** Tells of sales that end soon, as time passes. `tips`: what is known by now. */
function createSaleWatch({ services }: Watching, tell: (word: QuietWord) => void, tips: () => readonly Tip[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const now = services.now();
    const sales = endingSales(tips());
    for (const { id, end, professor, messageMatchList } of sales) {
      const left = end - now;
      // Within the last minute nobody gets there in time.
      if (left > TOLD_BEFORE_MS || left < MINUTE_MS) continue;
      const [match] = messageMatchList;
      tell({
        kind: 'sale',
        id,
        minutes: Math.ceil(left / MINUTE_MS),
        expert: professor?.name,
        versus: match && versusOf(match),
      });
    }
    const waits = sales.map(({ end }) => end - now - TOLD_BEFORE_MS).filter((wait) => wait > 0);
    if (waits.length > 0) timer = setTimeout(look, Math.min(LOOK_AGAIN_MS, ...waits));
  };
  return { look, stop: () => clearTimeout(timer) };
}

/** An expert who is followed publishes a tip, or the sale of one ends soon: by push and a reading, or by two readings. */
export function watchExperts(watching: Watching): () => void {
  const { services } = watching;
  const { session, stores, visibility } = services;
  const tips = stores.get(tipStore);
  const tell = createTelling(watching);
  let newest: readonly Tip[] = [];
  let named: ReadonlySet<string> = new Set();
  const isBought = ({ id }: Tip) => ownOf(tips.getState().orders, session.memberKey(), id) !== undefined;
  const sales = createSaleWatch(watching, tell, () => newest.filter((tip) => !isBought(tip)));
  const watch = createWatch(watching, {
    loop: 'subscriptions',
    firstAfterMs: FIRST_READ_MS,
    isWanted: () => session.memberKey() !== '',
    query: () => newestTipsQuery(services),
    news(reading, before: TipsReading | undefined) {
      for (const { id, professor, sportsTitle } of publishedSince(before, reading, named)) {
        const portrait = professor?.headUrl && services.fileUrl(professor.headUrl);
        tell({ kind: 'published', id, name: professor?.name, portrait, title: sportsTitle, versus: undefined });
      }
      named = new Set();
      newest = reading.tips;
      sales.look();
      return reading;
    },
  });
  const begin = () => {
    newest = [];
    named = new Set();
    sales.stop();
    watch.begin();
  };
  return all([
    services.watch(channels.tips),
    tips.subscribe(({ published }, before) => {
      if (published === before.published || !visibility.isVisible()) return;
      named = new Set([...named, ...published]);
      watch.soon();
    }),
    visibility.onVisibility(() => (visibility.isVisible() ? sales.look() : sales.stop())),
    session.subscribe((state, before) => state.token !== before.token && begin()),
    sales.stop,
    watch.stop,
  ]);
}
