import type { ReadResult } from '../../contract/ranking/bet';
import { couldEndToday } from '../match/spoilers';
import { isSettled, toneOf } from './tip-view-model';

/** A match that a result is about; what is not known is undefined. */
export interface ToldMatch {
  readonly matchId: string;
  readonly matchTypeId?: number | undefined;
  /** Kick-off, Unix ms. */
  readonly startDate?: number | undefined;
}

/** A tip or a bet, or one pick of it, as far as its result tells how matches ended. */
export interface ToldResult {
  /** Its own, of a tip or a bet: where no match of it is known, it is asked for by this. */
  readonly id: string;
  readonly result: ReadResult;
  readonly matches: readonly ToldMatch[];
  /** Unix ms; of use where no match is known. */
  readonly settleTime?: number | undefined;
}

/** Ids to ask for before this result may be shown at `now`, Unix ms (decisions.md, no spoilers). */
export function hiddenBy({ id, result, matches, settleTime }: ToldResult, now: number): string[] {
  if (!isSettled(result) || toneOf(result) === 'void') return [];
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (matches.length === 0) return settleTime === undefined || settleTime >= midnight ? [`result ${id}`] : [];
  return matches.filter((match) => couldEndToday(match, now)).map(({ matchId }) => matchId);
}
