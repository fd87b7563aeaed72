import { COMPETITION, PLAYER_RANKING_SIZE } from '../../../contract/football/football-codes';

const KNOWN_COMPETITIONS: ReadonlySet<string> = new Set(Object.values(COMPETITION));

/** product.md, section 5: a team's season list keeps only known competition ids. */
export function knownSeasons<S extends { readonly competitionId?: string | undefined }>(seasons: readonly S[]): S[] {
  return seasons.filter(({ competitionId }) => competitionId !== undefined && KNOWN_COMPETITIONS.has(competitionId));
}

/** product.md, section 5: a ranking of players keeps the top ten, in the server's order. */
export const topPlayers = <P>(players: readonly P[]): P[] => players.slice(0, PLAYER_RANKING_SIZE);
