import { type Coded, sportOf, statusOf } from './match-status';

/** The parts of a match that may be hidden. */
export interface Spoilable extends Coded {
  readonly matchId: string;
  /** Kick-off, Unix ms; the NBA's games call it by another name. */
  readonly startDate?: number | undefined;
  readonly matchDate?: number | undefined;
  /** Its score is hidden until it is asked for. */
  readonly isVeiled?: boolean | undefined;
}

/** The longest time of a match without extra time; the feed does not say when it ended. */
const LONGEST_MS = { football: 9_000_000, basketball: 10_800_000 };

/** By its kick-off alone: it may have ended on the day that it is now for the one who looks. Unix ms; unknown may be today. */
export function couldEndToday(
  { startDate, matchTypeId }: { readonly startDate?: number | undefined; readonly matchTypeId?: number | undefined },
  now: number,
): boolean {
  if (startDate === undefined) return true;
  return startDate <= now && startDate + LONGEST_MS[sportOf(matchTypeId)] >= new Date(now).setHours(0, 0, 0, 0);
}

/** Ended on the day that it is now for the one who looks (decisions.md, no spoilers). */
export function isSpoiler(match: Omit<Spoilable, 'matchId'>, now: number): boolean {
  const { startDate = match.matchDate, matchTypeId } = match;
  const { group, state } = statusOf(match);
  if (group !== 'ended' || state === 'CANCELLED') return false;
  return startDate === undefined || startDate > now || couldEndToday({ startDate, matchTypeId }, now);
}

/** It may have ended on this day, whatever a reading of before says. */
export function mayBeSpoiler(match: Omit<Spoilable, 'matchId'>, now: number): boolean {
  const { startDate = match.matchDate, matchTypeId } = match;
  const isOver = statusOf(match).group === 'ended';
  return isOver ? isSpoiler(match, now) : couldEndToday({ startDate, matchTypeId }, now);
}
