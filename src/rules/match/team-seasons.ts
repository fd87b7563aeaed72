import { COMPETITION } from '../../contract/football/football-codes';

/** A season that a team plays or has played. */
interface TeamSeason {
  readonly seasonId: string;
  readonly competitionId?: string | undefined;
  /** 2025-26. */
  readonly seasonName?: string | undefined;
}

const KNOWN_COMPETITIONS: ReadonlySet<string> = new Set(Object.values(COMPETITION));

/** Seasons of the competitions that are known, in the order in which they came. */
export const knownSeasons = <S extends Pick<TeamSeason, 'competitionId'>>(seasons: readonly S[]): S[] =>
  seasons.filter(({ competitionId }) => competitionId !== undefined && KNOWN_COMPETITIONS.has(competitionId));

/** The season's name, which is the same in all that the team plays in it; one without a name stands alone. */
export const seasonNameOf = ({ seasonName, seasonId }: TeamSeason): string => seasonName ?? seasonId;
