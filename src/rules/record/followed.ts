import type { ReadResult } from '../../contract/ranking/bet';
import { isSettled, toneOf } from '../tip/tip-view-model';
import { saysRate } from './hit-rate';

/** One settled tip or bet, as far as a follower's account needs it. */
export interface Followed {
  readonly result: ReadResult;
  /** Decimal; undefined: never told. */
  readonly odds?: number | undefined;
  /** Its odds are the product of several picks. */
  readonly isParlay?: boolean | undefined;
  /** The return of one unit, if the server sends it: a parlay with a leg called off has no such formula. */
  readonly unitProfit?: number | undefined;
  /** Unix ms, of its settlement or publication. */
  readonly at?: number | undefined;
  readonly league?: string | undefined;
  readonly play?: string | undefined;
  /** Coins paid for it, and what came back; undefined: nobody knows. */
  readonly paid?: number | undefined;
  readonly refund?: number | undefined;
}

/** A tip that counts: its profit on one unit is known. */
interface Counted extends Followed {
  readonly profit: number;
}

/** Profit on one unit at decimal odds (decisions.md, Bets and results); undefined: not settled, called off, or no odds known. */
export function unitProfit({ result, odds, unitProfit: told }: Followed): number | undefined {
  if (!isSettled(result) || toneOf(result) === 'void') return undefined;
  if (told !== undefined) return told;
  if (odds === undefined) return undefined;
  switch (result) {
    case 'win':
      return odds - 1;
    case 'winHalf':
      return (odds - 1) / 2;
    case 'draw':
      return 0;
    case 'loseHalf':
      return -0.5;
    default:
      return -1;
  }
}

/** A piece of the line, by places of its points. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The deepest fall of a line from a peak before it reached that peak again. */
export interface Fall extends Stretch {
  /** Units or coins, above 0. */
  readonly depth: number;
}

/** Sums of odds differ by less where they are the same: binary fractions add up to dust. */
const DUST = 1e-7;

/** The deepest fall of a line that begins at its first value; undefined where it never falls. */
export function deepestFall(line: readonly number[]): Fall | undefined {
  let peak = 0;
  let worst: Fall | undefined;
  line.forEach((value, index) => {
    if (value > (line[peak] ?? value) - DUST) peak = index;
    const depth = (line[peak] ?? value) - value;
    if (depth > (worst?.depth ?? 0) + DUST) worst = { depth, from: peak, to: index };
  });
  return worst;
}

/** The longest row of losses, the first of equals, by places; half a loss is one, a draw ends it. Undefined without a loss. */
export function longestLosing(results: readonly ReadResult[]): Stretch | undefined {
  let start = 0;
  let longest: Stretch | undefined;
  results.forEach((result, index) => {
    if (!isSettled(result) || toneOf(result) !== 'lose') start = index + 1;
    else if (longest === undefined || index + 1 - start > longest.to - longest.from)
      longest = { from: start, to: index + 1 };
  });
  return longest;
}

/** The results of a row of settled tips: all that can be told without their odds. */
export interface Outcomes {
  /** The longest row of losses, by places. */
  readonly losing: Stretch | undefined;
  readonly won: number;
  readonly even: number;
  readonly lost: number;
  /** Coins for the tips themselves, and what came back of them; undefined where no price is known. */
  readonly coins: { readonly paid: number; readonly refund: number } | undefined;
}

/** The balance of one unit staked on each. */
export interface FollowedAccount extends Outcomes {
  readonly units: number;
  readonly profit: number;
  /** Of one unit, 0.36 is 36 %; undefined of fewer than ten. */
  readonly yield: number | undefined;
  /** Units after none, one, two … of them: one point more than there are tips. */
  readonly line: readonly number[];
  readonly fall: Fall | undefined;
  /** Settled within the span, with a result, and no odds are known: left out. */
  readonly unknown: number;
  /** Called off within the span: left out, as the stake came back. */
  readonly off: number;
  /** Times of the first and the last of them, Unix ms. */
  readonly first: number | undefined;
  readonly last: number | undefined;
}

/** Nothing, then the sum after each; what is written of it is rounded, the sum is not (decisions.md, had you followed). */
export function runningSums(values: readonly number[]): number[] {
  const line = [0];
  for (const value of values) line.push((line[line.length - 1] ?? 0) + value);
  return line;
}

function coinsOf(tips: readonly Followed[]): Outcomes['coins'] {
  const priced = tips.filter(({ paid }) => paid !== undefined);
  if (priced.length === 0) return undefined;
  const sum = (field: 'paid' | 'refund') => priced.reduce((total, tip) => total + (tip[field] ?? 0), 0);
  return { paid: sum('paid'), refund: sum('refund') };
}

function outcomesOf(oldestFirst: readonly Followed[]): Outcomes {
  const tones = oldestFirst.map(({ result }) => (isSettled(result) ? toneOf(result) : 'void'));
  const ofTone = (tone: string) => tones.filter((one) => one === tone).length;
  return {
    losing: longestLosing(oldestFirst.map(({ result }) => result)),
    won: ofTone('win'),
    even: ofTone('draw'),
    lost: ofTone('lose'),
    coins: coinsOf(oldestFirst),
  };
}

/** Settled, and not called off. */
const isStanding = ({ result }: Followed): boolean => isSettled(result) && toneOf(result) !== 'void';

/** The results of the newest `count` that stand (all without it), with known odds or not. */
export const outcomes = (newestFirst: readonly Followed[], count?: number): Outcomes =>
  outcomesOf(newestFirst.filter(isStanding).slice(0, count).reverse());

/** The account of the newest `count` of these (newest first), all of them where it is undefined. */
export function followedAccount(newestFirst: readonly Followed[], count?: number): FollowedAccount {
  const known: Counted[] = [];
  let unknown = 0;
  let off = 0;
  for (const tip of newestFirst) {
    if (known.length === count) break;
    if (!isSettled(tip.result)) continue;
    const profit = unitProfit(tip);
    if (profit !== undefined) known.unshift({ ...tip, profit });
    else if (isStanding(tip)) unknown += 1;
    else off += 1;
  }
  const line = runningSums(known.map(({ profit }) => profit));
  const times = known.flatMap(({ at }) => at ?? []);
  const profit = line.at(-1) ?? 0;
  return {
    ...outcomesOf(known),
    units: known.length,
    profit,
    yield: saysRate(known.length) ? profit / known.length : undefined,
    line,
    fall: deepestFall(line),
    unknown,
    off,
    first: times[0],
    last: times.at(-1),
  };
}

/** The hit rate: halves count whole, draws and what was called off not at all (decisions.md, Bets and results). */
export function hitsOf(tips: readonly Pick<Followed, 'result'>[]): { readonly hits: number; readonly sample: number } {
  const tones = tips.map(({ result }) => (isSettled(result) ? toneOf(result) : 'void'));
  const hits = tones.filter((tone) => tone === 'win').length;
  return { hits, sample: hits + tones.filter((tone) => tone === 'lose').length };
}

/** The hit rate of 0 to 1 that breaks even: the mean of 1/odds of the `singles` that were won or lost; a parlay has none. */
export interface Even {
  readonly rate: number;
  readonly singles: number;
}

/** Undefined where no odds of such a one are known (decisions.md, luck range). */
export function breakEven(tips: readonly Followed[]): Even | undefined {
  const shares = tips.flatMap(({ result, odds = 0, isParlay }) => {
    const tone = isSettled(result) ? toneOf(result) : 'void';
    return isParlay === true || odds <= 1 || (tone !== 'win' && tone !== 'lose') ? [] : 1 / odds;
  });
  if (shares.length === 0) return undefined;
  return { rate: shares.reduce((sum, one) => sum + one, 0) / shares.length, singles: shares.length };
}
