import type { BetResult } from '../../src/contract/ranking/bet';

/** A tip that has its result. */
export interface SettledTip {
  readonly id: number | string;
  readonly result: BetResult;
  /** On one unit; missing when the tip was called off. */
  readonly profit?: number | undefined;
  /** Unix ms. */
  readonly settledAt: number;
}

export interface BetRecord {
  /** Percent, whole; missing without a tip behind it. */
  readonly hitPercents?: number;
  readonly hitSession: number;
  /** Newest first. */
  readonly ten: readonly SettledTip[];
  readonly tenWin: number;
  readonly weekRateReturn?: number;
  readonly weekSession: number;
  readonly longestWin: number;
  readonly winContinuous: number;
}

/** Tips that a hit rate looks back on. */
const HIT_RATE_TIPS = 50;
const TEN = 10;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const WON: ReadonlySet<BetResult> = new Set(['win', 'winHalf']);
const LOST: ReadonlySet<BetResult> = new Set(['lose', 'loseHalf']);

const isWon = ({ result }: SettledTip) => WON.has(result);
const isDecided = ({ result }: SettledTip) => WON.has(result) || LOST.has(result);
/** What was called off is no part of a record (decisions.md, Bets and results). */
const counts = (tip: SettledTip) => isDecided(tip) || tip.result === 'draw';

/** Hit rate = (win + winHalf) / (win + winHalf + lose + loseHalf), of the last fifty of these. */
function hitRate(tips: readonly SettledTip[]): Pick<BetRecord, 'hitPercents' | 'hitSession'> {
  const sample = tips.filter(isDecided).slice(0, HIT_RATE_TIPS);
  if (sample.length === 0) return { hitSession: 0 };
  return {
    hitPercents: Math.round((sample.filter(isWon).length / sample.length) * 100),
    hitSession: sample.length,
  };
}

/** Profit on one unit a tip, in percent, over seven days. */
function weekReturn(tips: readonly SettledTip[], now: number): Pick<BetRecord, 'weekRateReturn' | 'weekSession'> {
  const week = tips.filter(({ settledAt }) => settledAt > now - WEEK_MS);
  if (week.length === 0) return { weekSession: 0 };
  const profit = week.reduce((sum, tip) => sum + (tip.profit ?? 0), 0);
  return { weekRateReturn: Math.round((profit / week.length) * 100), weekSession: week.length };
}

/** Lengths of the rows of wins, the latest first; a tip that was drawn ends a row as one that was lost does. */
function winRows(tips: readonly SettledTip[]): number[] {
  const rows = [0];
  for (const tip of tips) {
    if (isWon(tip)) rows.push((rows.pop() ?? 0) + 1);
    else rows.push(0);
  }
  return rows;
}

/** What an expert can show for their tips. `tips`: those settled by `now` (Unix ms), newest first. */
export function recordOf(tips: readonly SettledTip[], now: number): BetRecord {
  const counted = tips.filter(counts);
  const ten = counted.slice(0, TEN);
  const rows = winRows(counted);
  return {
    ...hitRate(counted),
    ...weekReturn(counted, now),
    ten,
    tenWin: ten.filter(isWon).length,
    longestWin: Math.max(...rows),
    winContinuous: rows[0] ?? 0,
  };
}
