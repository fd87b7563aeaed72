import type { NbaKind } from '../../../src/contract/nba/nba-codes';
import { gamesBehind, splitOf, streakOf, winRate } from '../../../src/rules/nba/table';
import { orderNba } from '../../rules/tables/order-nba';
import { isOver, type NbaGame } from './game';
import type { NbaSeason } from './nba-world';
import { NBA_TEAMS, type NbaTeam, teamOf } from './teams';

const LAST = 10;

/** A team's record in one part of a season, from the games that are over. */
export interface NbaRecord {
  readonly team: NbaTeam;
  readonly won: number;
  readonly loss: number;
  readonly rank: number;
  readonly winRate: number;
  readonly gamesBehind: number;
  readonly conferenceRecord: { won: number; loss: number };
  readonly divisionRecord: { won: number; loss: number };
  readonly homeRecord: { won: number; loss: number };
  readonly awayRecord: { won: number; loss: number };
  readonly lastTen: { won: number; loss: number };
  readonly streak: number;
}

/** Whether a game belongs to a part of the season: the finals are play-offs too, the cup's knockout is not. */
export function isOfScope({ kind, stageId }: NbaGame, scope: NbaKind): boolean {
  if (scope !== 'playoffs') return kind === scope;
  return kind === 'finals' || (kind === 'playoffs' && stageId?.startsWith('105') === true);
}

/** What was asked for last, of each part of a season: one request asks for the same games many times. */
const asked = new WeakMap<NbaSeason, Map<NbaKind, { readonly now: number; readonly games: readonly NbaGame[] }>>();

/** The games of a part of the season that are over, oldest first. */
export function finishedGames(season: NbaSeason, scope: NbaKind, now: number): readonly NbaGame[] {
  const ofSeason = asked.get(season) ?? new Map();
  asked.set(season, ofSeason);
  const known = ofSeason.get(scope);
  if (known?.now === now) return known.games;
  const games = season.games.filter((game) => isOfScope(game, scope) && isOver(game, now));
  ofSeason.set(scope, { now, games });
  return games;
}

function gamesByTeam(games: readonly NbaGame[]): Map<number, NbaGame[]> {
  const byTeam = new Map<number, NbaGame[]>(NBA_TEAMS.map(({ id }) => [id, []]));
  for (const game of games) {
    byTeam.get(game.homeId)?.push(game);
    byTeam.get(game.awayId)?.push(game);
  }
  return byTeam;
}

function recordOf(team: NbaTeam, games: readonly NbaGame[]) {
  const { id } = team;
  const opponent = (game: NbaGame) => teamOf(game.homeId === id ? game.awayId : game.homeId);
  const split = (of: (game: NbaGame) => boolean) => splitOf(id, games.filter(of));
  return {
    team,
    ...splitOf(id, games),
    conferenceRecord: split((game) => opponent(game)?.conference === team.conference),
    divisionRecord: split((game) => opponent(game)?.division === team.division),
    homeRecord: split((game) => game.homeId === id),
    awayRecord: split((game) => game.awayId === id),
    lastTen: splitOf(id, games.slice(-LAST)),
    streak: streakOf(id, games),
  };
}

type Drawn = ReturnType<typeof recordOf>;

/** The records of some teams in order; `divisions`: their teams in theirs; none in the table of one alone. */
function inOrder(records: readonly Drawn[], games: readonly NbaGame[], divisions?: readonly (readonly string[])[]) {
  const byTeam = new Map(records.map((record) => [String(record.team.id), record]));
  const order = orderNba({
    rows: [...byTeam].map(([teamId, record]) => ({ ...record, teamId })),
    divisions,
    games: games.map(({ homeId, awayId, home, away }) => ({
      homeId: String(homeId),
      awayId: String(awayId),
      homeScore: home,
      awayScore: away,
    })),
  });
  return order.flatMap((teamId) => byTeam.get(teamId) ?? []);
}

/** Best first (PCT, then the rules between level teams), with places and games behind the first. */
function placed(records: readonly Drawn[], games: readonly NbaGame[]): NbaRecord[] {
  const names = [...new Set(records.map(({ team }) => team.division))];
  const divisions = names.map((name) =>
    inOrder(
      records.filter(({ team }) => team.division === name),
      games,
    ).map(({ team }) => String(team.id)),
  );
  const ordered = names.length === 1 ? inOrder(records, games) : inOrder(records, games, divisions);
  const leader = ordered[0] ?? { won: 0, loss: 0 };
  return ordered.map((record, index) => ({
    ...record,
    rank: index + 1,
    winRate: Math.round(winRate(record) * 1e6) / 1e6,
    gamesBehind: gamesBehind(leader, record),
  }));
}

/** The table of the teams that pass, in one part of a season at an instant. */
export function nbaTable(
  season: NbaSeason,
  scope: NbaKind,
  now: number,
  passes: (team: NbaTeam) => boolean,
): NbaRecord[] {
  const games = finishedGames(season, scope, now);
  const byTeam = gamesByTeam(games);
  return placed(
    NBA_TEAMS.filter(passes).map((team) => recordOf(team, byTeam.get(team.id) ?? [])),
    games,
  );
}
