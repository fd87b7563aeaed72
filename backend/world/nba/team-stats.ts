import { TEAM_STATS } from '../../../src/contract/nba/nba-team';
import type { NbaGame } from './game';
import { NBA_TEAMS } from './teams';
import { sideTotals, type Totals } from './totals';

type Stat = (typeof TEAM_STATS)[number];

/** A team's games as one: its own sums and the points of the others. */
interface TeamSums {
  readonly own: Totals | undefined;
  readonly games: number;
  readonly against: number;
}

const share = (made: number, tried: number) => (tried === 0 ? 0 : (made / tried) * 100);

/** Each figure of a team, per game or per cent of what was tried. */
const READ: Readonly<Record<Stat, (sums: { own: Totals; games: number; against: number }) => number>> = {
  pointsFor: ({ own, games }) => own.points / games,
  pointsAgainst: ({ against, games }) => against / games,
  rebounds: ({ own, games }) => own.rebounds / games,
  assists: ({ own, games }) => own.assists / games,
  steals: ({ own, games }) => own.steals / games,
  blocks: ({ own, games }) => own.blocks / games,
  fieldGoals: ({ own }) => share(own.fieldsMade, own.fieldsTried),
  threePointers: ({ own }) => share(own.threesMade, own.threesTried),
  freeThrows: ({ own }) => share(own.freesMade, own.freesTried),
};
/** Less is better. */
const LOW_IS_GOOD: ReadonlySet<Stat> = new Set(['pointsAgainst']);

function sumsOf(games: readonly NbaGame[]): Map<number, TeamSums> {
  const teams = new Map<number, { own: Totals | undefined; games: number; against: number }>();
  const add = (teamId: number, game: NbaGame, isHome: boolean) => {
    const line = sideTotals(game, isHome);
    const sums = teams.get(teamId) ?? { own: undefined, games: 0, against: 0 };
    const { own } = sums;
    if (own !== undefined) for (const key of Object.keys(line) as (keyof Totals)[]) own[key] += line[key];
    sums.own = own ?? line;
    sums.games += 1;
    sums.against += isHome ? game.away : game.home;
    teams.set(teamId, sums);
  };
  for (const game of games) {
    add(game.homeId, game, true);
    add(game.awayId, game, false);
  }
  return teams;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** What each season's table of figures was made from, so that the next team's question costs nothing. */
const kept = new WeakMap<NbaGame, { readonly count: number; readonly sums: Map<number, TeamSums> }>();

function keptSums(games: readonly NbaGame[]): Map<number, TeamSums> {
  const [first] = games;
  if (first === undefined) return new Map();
  const known = kept.get(first);
  if (known?.count === games.length) return known.sums;
  const sums = sumsOf(games);
  kept.set(first, { count: games.length, sums });
  return sums;
}

/** A team's figures beside the league's, of games that are over; empty for a team that has not played. */
export function leagueStats(games: readonly NbaGame[], teamId: number) {
  const sums = keptSums(games);
  const all = NBA_TEAMS.flatMap(({ id }) => {
    const { own, games: played = 0, against = 0 } = sums.get(id) ?? {};
    return own === undefined ? [] : [{ id, sums: { own, games: played, against } }];
  });
  if (!all.some(({ id }) => id === teamId)) return [];
  return TEAM_STATS.map((stat) => {
    const values = all.map((team) => ({ id: team.id, value: READ[stat](team.sums) }));
    values.sort((a, b) => (LOW_IS_GOOD.has(stat) ? a.value - b.value : b.value - a.value));
    const place = values.findIndex(({ id }) => id === teamId);
    return {
      stat,
      value: oneDecimal(values[place]?.value ?? 0),
      leagueAverage: oneDecimal(values.reduce((sum, { value }) => sum + value, 0) / values.length),
      leagueBest: oneDecimal(values[0]?.value ?? 0),
      rank: place + 1,
    };
  });
}
