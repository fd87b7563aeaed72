import type { Expert } from '../../contract/expert/expert';
import type { BetPlay, BetResult, ReadResult } from '../../contract/ranking/bet';
import type { OrderFilter, Tip, TipOrder } from '../../contract/tip/tip';
import type { Sport } from '../match/match-status';

/** The look of a result: red is a win and slate a loss in every language (decisions.md, results). */
export type ResultTone = 'win' | 'lose' | 'draw' | 'void';
export type SettledResult = Exclude<BetResult, 'confirm' | 'waiting'>;

const TONES: Readonly<Record<SettledResult, ResultTone>> = {
  win: 'win',
  winHalf: 'win',
  lose: 'lose',
  loseHalf: 'lose',
  draw: 'draw',
  cancel: 'void',
  failure: 'void',
};

/** True when there is a result to be stamped. */
export const isSettled = (result: ReadResult): result is SettledResult => Object.hasOwn(TONES, result);
/** True while there is none yet. */
export const isPending = (result: ReadResult): boolean => result === 'confirm' || result === 'waiting';
export const toneOf = (result: SettledResult): ResultTone => TONES[result];

/** True when an order of this result belongs there: the halves with their whole, what was called off with drawn. */
export function fitsFilter(result: ReadResult, filter: OrderFilter): boolean {
  if (!isSettled(result)) return filter === 'waiting' && isPending(result);
  const tone = toneOf(result);
  return (tone === 'void' ? 'draw' : tone) === filter;
}

/** The content of a tip's price field. */
export type TipPrice =
  | { readonly kind: 'bought' }
  | { readonly kind: 'free' }
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'unknown' };

export function tipPrice({ isBuy, goldPrice }: Pick<Tip, 'isBuy' | 'goldPrice'>): TipPrice {
  if (isBuy) return { kind: 'bought' };
  if (goldPrice === undefined) return { kind: 'unknown' };
  return goldPrice === 0 ? { kind: 'free' } : { kind: 'coins', coins: goldPrice };
}

/** Free ones and bought ones are open; the others show their teaser. */
export const isOpen = (tip: Pick<Tip, 'isBuy' | 'goldPrice'>): boolean => tip.isBuy || tip.goldPrice === 0;

/** Can be bought: as the server says; where it does not (an addition), what waits for its result is on sale (decisions.md, additions). */
export const isOnSale = ({ isOnSale: told, result }: Pick<Tip, 'isOnSale' | 'result'>): boolean =>
  told ?? isPending(result);

/** Locked, and may be bought at `now`, Unix ms: a sale ends by itself, without a word of the server. */
export const isOffered = (
  tip: Pick<Tip, 'isBuy' | 'goldPrice' | 'isOnSale' | 'result' | 'saleEndTime'>,
  now: number,
): boolean => !isOpen(tip) && isOnSale(tip) && (tip.saleEndTime ?? Number.POSITIVE_INFINITY) > now;

/** An order among others: its own id, else (an addition) its tip and when it was paid. */
export const orderKey = ({ orderId, id, payTime }: Pick<TipOrder, 'orderId' | 'id' | 'payTime'>): string =>
  orderId ?? `${id} ${payTime ?? ''}`;

/** The percent that comes back of a tip that loses; 0 is nothing, 100 all. */
export function backPercent({
  openBackGold,
  returnGoldPercentage = 0,
}: Pick<Tip, 'openBackGold' | 'returnGoldPercentage'>): number {
  return openBackGold ? Math.min(Math.max(returnGoldPercentage, 0), 100) : 0;
}

/** The badge beside an expert's name: a row of wins, else how many of the last ones were won; nothing without a record. */
export type RecordBadge =
  | { readonly kind: 'streak'; readonly wins: number }
  | { readonly kind: 'ten'; readonly total: number; readonly won: number };

type Record10 = Pick<Expert, 'tenHistory' | 'tenWin' | 'winContinuous'>;
/** From here on wins in a row are a row. */
const STREAK_FROM = 2;

/** Eight of the last ten, or four of six where there are fewer; what was called off is none of them (decisions.md, ten history). */
export function lastTen({ tenHistory, tenWin }: Omit<Record10, 'winContinuous'>): RecordBadge | undefined {
  const { won, even, lost } = countTen(tenHistory);
  const total = won + even + lost;
  return total === 0 ? undefined : { kind: 'ten', total, won: tenWin ?? won };
}

export function streak({ winContinuous = 0 }: Pick<Record10, 'winContinuous'>): RecordBadge | undefined {
  return winContinuous >= STREAK_FROM ? { kind: 'streak', wins: winContinuous } : undefined;
}

/** The counts of won, drawn and lost among the last ten; a tip that was called off is no part of a record. */
export function countTen(history: readonly BetResult[]): { won: number; even: number; lost: number } {
  const tones = history.filter(isSettled).map(toneOf);
  const count = (tone: ResultTone) => tones.filter((one) => one === tone).length;
  return { won: count('win'), even: count('draw'), lost: count('lose') };
}

/** Basketball counts points, and has no draw. */
const OF_POINTS = { handicap: 'handicapPoints', total: 'totalPoints', winner: 'winnerOfTwo' } as const;

/** A kind of bet by the key of its word, wherever it is named. */
export const betPlayKey = (play: BetPlay, sport: Sport) => (sport === 'basketball' ? OF_POINTS[play] : play);

const MINUTE_MS = 60_000;
const SOON_MS = 2 * 60 * MINUTE_MS;

/** The time left to buy a tip; nothing if it is not on sale, or its end (an addition) is unknown. */
export interface SaleEnd {
  readonly hours: number;
  readonly minutes: number;
  /** Within two hours. */
  readonly isSoon: boolean;
}

/** `now`: Unix ms; minutes are rounded up, so that the last one is never 0. */
export function saleEnd(tip: Pick<Tip, 'isOnSale' | 'result' | 'saleEndTime'>, now: number): SaleEnd | undefined {
  const { saleEndTime } = tip;
  if (saleEndTime === undefined || saleEndTime <= now || !isOnSale(tip)) return undefined;
  const minutes = Math.ceil((saleEndTime - now) / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, isSoon: saleEndTime - now < SOON_MS };
}
