import type { NbaRow, Split } from '../../contract/nba/nba-standings';
import { type Explanation, noMatches, type Rule, type UnknownReason, whyAbove } from '../table/why-above';
import { type Standing, winRate } from './table';

/** A finished game between two teams of the table. */
export interface Game {
  readonly homeId: string;
  readonly awayId: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A conference, or one of its divisions, as it was read. */
export interface NbaTable {
  readonly rows: readonly NbaRow[];
  /** The teams of each division in their order; undefined in the table of one division alone. */
  readonly divisions: readonly (readonly string[])[] | undefined;
  /** Finished games in which level teams met; undefined where they are not at hand. */
  readonly games: readonly Game[] | undefined;
}

const TWO = 2;

/** Share of the games won; as it is told where won and lost are not. */
export const rateOf = ({ won, loss, winRate: told }: NbaRow): number | UnknownReason =>
  won !== undefined && loss !== undefined ? winRate({ won, loss }) : (told ?? 'notTold');

/** Won and lost of a team against the others of the cluster. */
export function mutualRecord(teamId: string, cluster: readonly string[], games: readonly Game[]): Split {
  const own = games.filter(
    ({ homeId, awayId }) =>
      (homeId === teamId && cluster.includes(awayId)) || (awayId === teamId && cluster.includes(homeId)),
  );
  const won = own.filter(({ homeId, homeScore, awayScore }) => (homeId === teamId) === homeScore > awayScore).length;
  return { won, loss: own.length - won };
}

function mutualRate(teamId: string, cluster: readonly string[], games: readonly Game[]) {
  const record = mutualRecord(teamId, cluster, games);
  return record.won + record.loss === 0 ? 'notMet' : winRate(record);
}

const shareOf = (record: Standing | undefined): number | UnknownReason =>
  record === undefined ? 'notTold' : winRate(record);

/** The rules between so many level teams (decisions.md, why above): two ask each other first, three the divisions. */
export function nbaRules(cluster: readonly string[], { rows, divisions, games }: NbaTable): readonly Rule[] {
  const rowOf = (teamId: string) => rows.find((row) => row.teamId === teamId);
  const isLeader = (teamId: string) => divisions?.some(([first]) => first === teamId);
  const areOfOne = (teams: readonly string[]) =>
    divisions === undefined || divisions.some((division) => teams.every((teamId) => division.includes(teamId)));
  const met: Rule = {
    key: 'mutualRate',
    isMutual: true,
    isAgain: true,
    value: (teamId, level) =>
      games === undefined ? noMatches(levelInNba(rows, teamId).length) : mutualRate(teamId, level, games),
  };
  const leader: Rule = {
    key: 'divisionLeader',
    isAgain: true,
    value: (teamId) => (divisions?.length === 0 ? 'notTold' : Number(isLeader(teamId))),
  };
  return [
    ...(divisions === undefined ? [met] : cluster.length > TWO ? [leader, met] : [met, leader]),
    {
      key: 'divisionRate',
      isAgain: true,
      idle: (level) => (divisions?.length !== 0 && !areOfOne(level) ? 'otherDivision' : undefined),
      value: (teamId) => shareOf(rowOf(teamId)?.divisionRecord),
    },
    { key: 'conferenceRate', isAgain: true, value: (teamId) => shareOf(rowOf(teamId)?.conferenceRecord) },
    // What follows would need every game of the season.
    { key: 'playoffTeams', value: () => 'notTold' },
    { key: 'pointDifference', value: () => 'notTold' },
  ];
}

/** The reason why a team stands above another in a table of the NBA. */
export function whyInNba(table: NbaTable, upper: string, lower: string): Explanation {
  const rate: Rule = {
    key: 'rate',
    value(teamId) {
      const row = table.rows.find((one) => one.teamId === teamId);
      return row === undefined ? 'notTold' : rateOf(row);
    },
  };
  const teams = table.rows.map(({ teamId }) => teamId);
  return whyAbove({ upper, lower, teams, first: rate, rulesFor: (cluster) => nbaRules(cluster, table) });
}

/** The teams level with a team, itself among them. */
export function levelInNba(rows: readonly NbaRow[], teamId: string): readonly string[] {
  const own = rows.find((row) => row.teamId === teamId);
  const rate = own && rateOf(own);
  return typeof rate === 'number' ? rows.filter((row) => rateOf(row) === rate).map((row) => row.teamId) : [];
}
