import { coinRecord } from '../../../src/rules/record/bet-period';
import type { BetFigures, BettorRow } from '../../store/bets';
import { dayOf } from '../../world/days';
import { hash } from '../../world/random';
import { titleId } from '../../world/titles';

/** What a period says of somebody; everything follows from the bets that are settled by now. */
export interface BettorFigures {
  readonly uid: number;
  readonly winContinuous: number;
  readonly hitCount: number;
  readonly hitSession: number;
  readonly profit: number;
  readonly stakes: number;
  readonly betCount: number;
  /** Settled, and not called off. */
  readonly settledCount: number;
  /** Coins. */
  readonly deepestFall: number;
  readonly followBetCount: number;
  readonly likes: number;
}

const WON: ReadonlySet<string> = new Set(['win', 'winHalf']);
const LOST: ReadonlySet<string> = new Set(['lose', 'loseHalf']);
const isDecided = ({ outcome }: BetFigures) => WON.has(outcome) || LOST.has(outcome);

export const reportIdOf = (uid: number, day: number): string => `${uid}-${day}`;

/** Votes that the world brings; those of users are counted beside them. */
export function worldVotes(reportId: string, copiedBy: number) {
  const luck = (name: string) => (hash(name, reportId) % 1000) / 1000;
  const likes = Math.floor(Math.sqrt(copiedBy) * (0.4 + luck('like') * 2));
  return { likes, dislikes: Math.floor(likes * luck('dislike') * 0.12) };
}

function rowOfWins(bets: readonly BetFigures[]): number {
  const decided = bets.filter((bet) => isDecided(bet) || bet.outcome === 'draw');
  const end = decided.findIndex(({ outcome }) => !WON.has(outcome));
  return end < 0 ? decided.length : end;
}

/** As a user's page reads them (store/bets.ts). */
const byPlacing = (a: BetFigures, b: BetFigures) => b.placedAt - a.placedAt || b.id - a.id;
const bySettlement = (a: BetFigures, b: BetFigures) => b.settleAt - a.settleAt || b.id - a.id;

/** `bets`: of this user, placed in the period; what is not settled by `now` counts as placed and nothing else. */
export function figuresFrom(bettor: BettorRow, bets: readonly BetFigures[], now: number): BettorFigures {
  const settled = bets.filter(({ settleAt }) => settleAt <= now).sort(bySettlement);
  const standing = settled.filter(({ outcome }) => outcome !== 'cancel');
  const decided = settled.filter(isDecided);
  const days = [...new Set(bets.map(({ day }) => day))];
  const today = dayOf(now);
  const votes = days
    .filter((day) => day <= today)
    .map((day) => worldVotes(reportIdOf(bettor.uid, day), bettor.copiedBy).likes);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    uid: bettor.uid,
    winContinuous: rowOfWins(settled),
    hitCount: decided.filter(({ outcome }) => WON.has(outcome)).length,
    hitSession: decided.length,
    profit: sum(settled.map(({ profit }) => profit)),
    // What was called off was never staked.
    stakes: sum(settled.filter(({ outcome }) => outcome !== 'cancel').map(({ stake }) => stake)),
    betCount: bets.length,
    settledCount: standing.length,
    deepestFall:
      coinRecord(
        [...standing].sort(byPlacing).map(({ outcome, profit, stake }) => ({ result: outcome, profit, stake })),
      ).fall?.depth ?? 0,
    followBetCount: bettor.copiedBy,
    likes: sum(votes),
  };
}

/** Ids of the titles (world/titles.ts) that figures earn; who earns none of them by playing well earns one by playing much. */
export function titlesOf({ winContinuous, hitCount, hitSession, profit, stakes }: BettorFigures): number[] {
  const earned = [
    ['连红达人', winContinuous >= 5],
    ['数据专家', hitSession >= 8 && hitCount / hitSession >= 0.65],
    ['盈利先锋', stakes > 0 && profit / stakes >= 0.2],
  ] as const;
  const titles = earned.flatMap(([title, isEarned]) => (isEarned ? [titleId(title)] : []));
  return titles.length > 0 || hitSession < 10 ? titles : [titleId('看台常客')];
}
