import type { NbaKind } from '../../../src/contract/nba/nba-codes';
import type { NbaSeason } from '../../world/nba/nba-world';
import { finishedGames, type NbaRecord } from '../../world/nba/standings';
import { type Say, teamView } from './nba-view';

/** A row of the standings over the wire. */
export function nbaRow({ team, ...record }: NbaRecord, say: Say) {
  return { ...teamView(team.id, say), ...record };
}

const mean = (values: readonly number[]) =>
  values.length === 0
    ? undefined
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

/** A team at home and away (product.md, section 3, Home/away statistics): won, lost, and points per game. */
export function nbaHomeAwayRow(
  season: NbaSeason,
  scope: NbaKind,
  now: number,
  { team, ...record }: NbaRecord,
  say: Say,
) {
  const games = finishedGames(season, scope, now);
  const home = games.filter(({ homeId }) => homeId === team.id);
  const away = games.filter(({ awayId }) => awayId === team.id);
  return {
    ...teamView(team.id, say),
    homeWon: record.homeRecord.won,
    homeLoss: record.homeRecord.loss,
    awayWon: record.awayRecord.won,
    awayLoss: record.awayRecord.loss,
    homePointsFor: mean(home.map((game) => game.home)),
    homePointsAgainst: mean(home.map((game) => game.away)),
    awayPointsFor: mean(away.map((game) => game.away)),
    awayPointsAgainst: mean(away.map((game) => game.home)),
  };
}
