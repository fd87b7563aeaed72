import type { FinalScore } from '../../rules/bet-settlement';
import { SECOND_MS } from '../days';
import { FOOTBALL, type Script } from '../match-state';

/** Football phases up to the end of 90 minutes and stoppage; 1015 is a stop in between. */
const REGULAR_PHASES: ReadonlySet<number> = new Set([1002, 1003, 1004, 1015]);
const ABANDONED_PHASE = 1016;

interface PlayedMatch {
  readonly matchType: number;
  readonly startAt: number;
  readonly endAt: number;
  readonly script: Script;
}

/** What bets are settled by, and when it stands. Without a score the match came to no result. */
export interface SettledScore {
  readonly score: FinalScore | undefined;
  /** Unix ms. */
  readonly at: number;
}

function scoreUntil({ scores }: Script, seconds: number): FinalScore {
  const points = (side: 0 | 1) =>
    scores.reduce((sum, [at, scorer, value]) => (scorer === side && at <= seconds ? sum + value : sum), 0);
  return { home: points(0), away: points(1) };
}

/** Football counts at 90 minutes and stoppage, basketball with overtime (decisions.md, Bets and results). */
export function settledScore({ matchType, startAt, endAt, script }: PlayedMatch): SettledScore {
  if (script.offStatus !== undefined) return { score: undefined, at: endAt };
  const over =
    matchType === FOOTBALL
      ? script.segments.find(({ phase }) => !REGULAR_PHASES.has(phase))
      : script.segments[script.segments.length - 1];
  if (over === undefined || over.phase === ABANDONED_PHASE) return { score: undefined, at: endAt };
  return { score: scoreUntil(script, over.from), at: startAt + over.from * SECOND_MS };
}
