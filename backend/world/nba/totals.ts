import { FIGURES, type Figure, LINE_LENGTH, SIDE_LENGTH } from './box-score';
import type { NbaGame } from './game';
import type { NbaPlayer } from './rosters';

/** Sums of games; `games` counts those that were played in. */
export type Totals = Record<Figure, number> & { games: number };

const none = (): Totals => ({
  ...(Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Record<Figure, number>),
  games: 0,
});

/** Where a player's line begins in a game's box, or undefined where the team does not play. */
function lineStart(game: NbaGame, teamId: number, place: number): number | undefined {
  if (game.homeId === teamId) return place * LINE_LENGTH;
  return game.awayId === teamId ? SIDE_LENGTH + place * LINE_LENGTH : undefined;
}

function addLine(totals: Totals, box: Int16Array, from: number): void {
  if ((box[from] ?? 0) === 0) return;
  totals.games += 1;
  FIGURES.forEach((figure, index) => {
    totals[figure] += box[from + index] ?? 0;
  });
}

/** What a player of the squad's place did in these games. */
export function playerTotals(games: readonly NbaGame[], teamId: number, place: number): Totals {
  const totals = none();
  for (const game of games) {
    const from = lineStart(game, teamId, place);
    if (from !== undefined) addLine(totals, game.box, from);
  }
  return totals;
}

/** The same of everybody, in one walk: by player. */
export function allTotals(
  games: readonly NbaGame[],
  squads: ReadonlyMap<number, readonly NbaPlayer[]>,
): Map<NbaPlayer, Totals> {
  const totals = new Map<NbaPlayer, Totals>();
  for (const player of [...squads.values()].flat()) totals.set(player, none());
  for (const game of games) {
    for (const teamId of [game.homeId, game.awayId]) {
      squads.get(teamId)?.forEach((player, place) => {
        const sum = totals.get(player);
        const from = lineStart(game, teamId, place);
        if (sum !== undefined && from !== undefined) addLine(sum, game.box, from);
      });
    }
  }
  return totals;
}

/** What a side's players did together in one game. */
export function sideTotals(game: NbaGame, isHome: boolean): Totals {
  const totals = none();
  const start = isHome ? 0 : SIDE_LENGTH;
  for (let from = start; from < start + SIDE_LENGTH; from += LINE_LENGTH) addLine(totals, game.box, from);
  return totals;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Per game, one decimal; undefined for who has not played. */
export const perGame = (totals: Totals, figure: Figure): number | undefined =>
  totals.games === 0 ? undefined : oneDecimal(totals[figure] / totals.games);
