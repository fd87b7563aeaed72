import type { BetPlay, BetResult, BetSide } from '../../src/contract/ranking/bet';

export interface FinalScore {
  readonly home: number;
  readonly away: number;
}

export interface Bet {
  readonly play: BetPlay;
  readonly side: BetSide;
  /** In quarters; a handicap is that of the picked side. Not used by `winner`. */
  readonly line: number;
}

/** What is over the line, in points: above 0 wins, 0 gives the stake back. */
function marginOf({ play, side }: Bet, line: number, { home, away }: FinalScore): number {
  if (play === 'total') return side === 'over' ? home + away - line : line - home - away;
  const ahead = side === 'home' ? home - away : away - home;
  return ahead + line;
}

/** A quarter line is a stake in two halves on its neighbours (decisions.md, Bets and results). */
function partsOf(line: number): readonly number[] {
  return Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
}

/**
 * The result of a pick. `score`: at 90 minutes and stoppage in football, with overtime in basketball; undefined: the match
 * came to no result, and the bet is off.
 */
export function settleBet(bet: Bet, score: FinalScore | undefined): BetResult {
  if (score === undefined) return 'cancel';
  if (bet.play === 'winner') {
    const winner = score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away';
    return winner === bet.side ? 'win' : 'lose';
  }
  const parts = partsOf(bet.line).map((line) => Math.sign(marginOf(bet, line, score)));
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum === 0) return 'draw';
  if (Math.abs(sum) === parts.length) return sum > 0 ? 'win' : 'lose';
  return sum > 0 ? 'winHalf' : 'loseHalf';
}

/** A settled pick with its decimal odds. */
export interface SettledPick {
  readonly result: BetResult;
  readonly odds: number;
}

/** What comes back of one unit, the unit itself included; undefined: not settled, or it never was a bet. */
function returnOf({ result, odds }: SettledPick): number | undefined {
  switch (result) {
    case 'win':
      return odds;
    case 'winHalf':
      return (odds + 1) / 2;
    case 'draw':
    case 'cancel':
      return 1;
    case 'loseHalf':
      return 0.5;
    case 'lose':
      return 0;
    default:
      return undefined;
  }
}

/** The result of a tip, and its profit on one unit; without a profit it is left out of every rate. */
export interface TipOutcome {
  readonly result: BetResult;
  readonly profit?: number;
}

const OFF: TipOutcome = { result: 'cancel' };
const OPEN: TipOutcome = { result: 'waiting' };

const allOff = (picks: readonly SettledPick[]) => picks.every(({ result }) => result === 'cancel');

/** One pick, or several of which each multiplies the stake of the next (bet type `multiple`): one that loses loses all. */
export function settleMultiple(picks: readonly SettledPick[]): TipOutcome {
  const returns = picks.map(returnOf);
  if (returns.some((part) => part === undefined)) return OPEN;
  if (allOff(picks)) return OFF;
  const back = returns.reduce<number>((product, part) => product * (part ?? 1), 1);
  const profit = back - 1;
  if (back === 0) return { result: 'lose', profit };
  if (profit === 0) return { result: 'draw', profit };
  if (profit < 0) return { result: 'loseHalf', profit };
  const isWhole = picks.every(({ result }) => result === 'win' || result === 'draw' || result === 'cancel');
  return { result: isWhole ? 'win' : 'winHalf', profit };
}

/** Several picks, each with an equal part of the stake (bet type `collection`); those that are off are left out. */
export function settleCollection(picks: readonly SettledPick[]): TipOutcome {
  const standing = picks.filter(({ result }) => result !== 'cancel');
  if (standing.length === 0) return OFF;
  const returns = standing.map(returnOf);
  if (returns.some((part) => part === undefined)) return OPEN;
  const profit = returns.reduce<number>((sum, part) => sum + (part ?? 1), 0) / standing.length - 1;
  return { result: profit > 0 ? 'win' : profit < 0 ? 'lose' : 'draw', profit };
}
