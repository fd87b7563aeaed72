import type { FootballMatch } from '../../../contract/football/football-match';

/** A match that may name its teams, or tell their ids alone. */
type Nameable = Partial<Pick<FootballMatch, 'homeId' | 'awayId' | 'homeName' | 'awayName' | 'homeLogo' | 'awayLogo'>>;

/** A row of a table, which names its team by the specification. */
interface Named {
  readonly teamId: string;
  readonly teamName?: string | undefined;
  readonly teamLogo?: string | undefined;
}

/** Matches whose teams are called as in the season's tables, which are read only where a match tells ids alone. */
export async function withTableNames<M extends Nameable>(
  matches: readonly M[],
  readTables: () => Promise<readonly Named[]>,
): Promise<readonly M[]> {
  const isUntold = ({ homeId, awayId, homeName, awayName }: M) =>
    (homeName === undefined && homeId !== undefined) || (awayName === undefined && awayId !== undefined);
  if (!matches.some(isUntold)) return matches;
  // Without a table the matches are still worth showing.
  const teams = new Map((await readTables().catch(() => [])).map((row) => [row.teamId, row]));
  return matches.map((match) => {
    const [home, away] = [teams.get(match.homeId ?? ''), teams.get(match.awayId ?? '')];
    return {
      ...match,
      homeName: match.homeName ?? home?.teamName,
      awayName: match.awayName ?? away?.teamName,
      homeLogo: match.homeLogo ?? home?.teamLogo,
      awayLogo: match.awayLogo ?? away?.teamLogo,
    };
  });
}
