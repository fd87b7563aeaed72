import type { TeamSeason } from '../../../contract/football/football-match';

/** A season as it is chosen: everything that the team plays in it. */
export interface SeasonChoice {
  readonly name: string;
  readonly competitions: readonly TeamSeason[];
}

/** Competitions of the same season together, in the server's order; one without a name stands alone. */
export function bySeason(seasons: readonly TeamSeason[]): readonly SeasonChoice[] {
  const choices = new Map<string, TeamSeason[]>();
  for (const season of seasons) {
    const name = season.seasonName ?? season.seasonId;
    choices.set(name, [...(choices.get(name) ?? []), season]);
  }
  return [...choices].map(([name, competitions]) => ({ name, competitions }));
}
