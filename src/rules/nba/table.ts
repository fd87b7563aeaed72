import type { Split } from '../../contract/nba/nba-standings';

/** A finished game as a table counts it. */
export interface Result {
  readonly homeId: number;
  readonly awayId: number;
  readonly home: number;
  readonly away: number;
}

export interface Standing {
  readonly won: number;
  readonly loss: number;
}

/** Share of the games won, 0 to 1; a team that has not played stands at 0. */
export const winRate = ({ won, loss }: Standing): number => (won + loss === 0 ? 0 : won / (won + loss));

/** Games behind the leader (decisions.md, NBA): ((Wlead − W) + (L − Llead)) / 2. */
export const gamesBehind = (leader: Standing, { won, loss }: Standing): number =>
  (leader.won - won + (loss - leader.loss)) / 2;

/** Won and lost of those results, from a team's side. */
export function splitOf(teamId: number, results: readonly Result[]): Split {
  const won = results.filter((game) => (game.homeId === teamId) === game.home > game.away).length;
  return { won, loss: results.length - won };
}

/** Won in a row at the end of the results (oldest first), below 0 lost in a row. */
export function streakOf(teamId: number, results: readonly Result[]): number {
  let streak = 0;
  for (const game of [...results].reverse()) {
    const isWin = (game.homeId === teamId) === game.home > game.away;
    if (streak !== 0 && isWin !== streak > 0) break;
    streak += isWin ? 1 : -1;
  }
  return streak;
}

/** The zone of a place; the data says how far each zone reaches. */
export function placeZone(
  rank: number | undefined,
  { playoffPlaces = 0, playInPlaces = 0 }: { playoffPlaces?: number | undefined; playInPlaces?: number | undefined },
): 'playoffs' | 'playIn' | undefined {
  if (rank === undefined) return undefined;
  if (rank <= playoffPlaces) return 'playoffs';
  return rank <= playInPlaces ? 'playIn' : undefined;
}
