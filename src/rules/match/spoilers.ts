import { type Coded, sportOf, statusOf } from './match-status';

/** What may be hidden of a match. */
export interface Spoilable extends Coded {
  readonly matchId: string;
  /** Kick-off, Unix ms; the NBA's games call it by another name. */
  readonly startDate?: number | undefined;
  readonly matchDate?: number | undefined;
  /** Its score is hidden until it is asked for. */
  readonly isVeiled?: boolean | undefined;
}

/** How long a match lasts at most, unless it goes on after its time; the feed does not say when it ended. */
const LONGEST_MS = { football: 9_000_000, basketball: 10_800_000 };

/** Ended on the day that it is now for the one who looks (decisions.md, no spoilers). */
export function isSpoiler(match: Spoilable, now: number): boolean {
  const { startDate = match.matchDate, matchTypeId } = match;
  const { group, state } = statusOf(match);
  if (group !== 'ended' || state === 'CANCELLED') return false;
  return startDate === undefined || startDate + LONGEST_MS[sportOf(matchTypeId)] >= new Date(now).setHours(0, 0, 0, 0);
}

/** Everything that tells how it ended, and after what. */
const TELLTALES = [
  ...(['homeScore', 'awayScore', 'homeShootout', 'awayShootout', 'homeExtraScore', 'awayExtraScore'] as const),
  ...(['homeAggregate', 'awayAggregate', 'homeRedCards', 'awayRedCards', 'winnerId', 'phase', 'periods'] as const),
];

/** The match as somebody may see it who does not want to know how it ended. */
export const veiled = <M extends Spoilable>(match: M): M => ({
  ...match,
  ...Object.fromEntries(TELLTALES.map((field) => [field, undefined])),
  isVeiled: true,
});

interface Sided extends Spoilable {
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
}

/**
 * Of a knockout: the teams of hidden matches whose names in a later match would tell who went on, by match. A hidden match
 * itself names both.
 */
export function hiddenSides(
  matches: readonly Sided[],
): (match: Sided) => { readonly home: boolean; readonly away: boolean } {
  const at = ({ startDate, matchDate }: Spoilable) => startDate ?? matchDate ?? 0;
  const hidden = matches.filter(({ isVeiled }) => isVeiled === true);
  const plays = ({ homeId, awayId }: Sided, teamId: string | undefined) => homeId === teamId || awayId === teamId;
  // The next game of the same series tells nothing.
  const isTold = (match: Sided, teamId: string | undefined) =>
    teamId !== undefined &&
    hidden.some(
      (one) => at(one) < at(match) && plays(one, teamId) && !(plays(one, match.homeId) && plays(one, match.awayId)),
    );
  return (match) => ({ home: isTold(match, match.homeId), away: isTold(match, match.awayId) });
}
