import { HOUR_MS } from '../days';
import { hash, randomOf } from '../random';
import type { TipRow } from './tip-row';

const READ_WITHIN_MS = 9 * HOUR_MS;
const COMMENTS_SPAN_MS = 30 * HOUR_MS;
/** Most come soon, some late. */
const LATER = 1.6;
const FREE_DRAWS = 2;

type Crowded = Pick<TipRow, 'id' | 'publishAt' | 'isHot' | 'price'>;

const drawOf = ({ isHot, price }: Crowded) => (isHot ? 4 : 1) * (price === 0 ? FREE_DRAWS : 1);

/** How many have opened a tip by then: fast at first, then slower. */
export function readsAt(tip: Crowded, followers: number, now: number): number {
  const share = 0.06 + (hash('reads', tip.id) % 1000) / 3000;
  const age = Math.max(0, now - tip.publishAt);
  return Math.floor((followers * share * drawOf(tip) + 40) * (1 - Math.exp(-age / READ_WITHIN_MS)));
}

/** When the world's people comment on a tip, in order, all of them, past and to come. Unix ms. */
export function commentTimes(tip: Crowded): number[] {
  const random = randomOf('comment-count', tip.id);
  const many = Math.floor(random.next() ** 2 * 14 * drawOf(tip));
  return Array.from(
    { length: many },
    (_, index) => tip.publishAt + Math.floor(COMMENTS_SPAN_MS * ((index + 1) / (many + 1)) ** LATER),
  );
}

/** How many of them have come by then. */
export const worldCommentCount = (tip: Crowded, now: number): number =>
  commentTimes(tip).filter((at) => at <= now).length;
