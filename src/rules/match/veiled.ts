import type { Spoilable } from './spoilers';

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

/** The teams, by match, whose names in a later knockout match would tell a hidden score. `isHidden` is asked when that match is. */
export function hiddenSides<M extends Sided>(
  matches: readonly M[],
  isHidden = ({ isVeiled }: M) => isVeiled === true,
): (match: Sided) => { readonly home: boolean; readonly away: boolean } {
  const at = ({ startDate, matchDate }: Spoilable) => startDate ?? matchDate ?? 0;
  const plays = ({ homeId, awayId }: Sided, teamId: string | undefined) => homeId === teamId || awayId === teamId;
  // The next game of the same series tells nothing.
  const isTold = (match: Sided, teamId: string | undefined) =>
    teamId !== undefined &&
    matches.some(
      (one) =>
        at(one) < at(match) &&
        plays(one, teamId) &&
        !(plays(one, match.homeId) && plays(one, match.awayId)) &&
        isHidden(one),
    );
  return (match) => ({ home: isTold(match, match.homeId), away: isTold(match, match.awayId) });
}
