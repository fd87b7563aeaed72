import { COMPETITION } from '../../../contract/football/football-codes';
import type { TableRow } from '../../../contract/football/standings';
import { cupFormatOf } from '../../../rules/cup/cup-formats';
import { type Result, type TeamTotals, teamTotals } from '../../../rules/table/team-totals';
import {
  type Measure,
  type MutualMeasure,
  type Step,
  THIRDS_STEPS,
  tieBreakSteps,
  VENUE_STEPS,
  type When,
} from '../../../rules/table/tie-breaks';
import {
  type Explanation,
  type IdleReason,
  noMatches,
  type Rule,
  type RuleKey,
  type UnknownReason,
  whyAbove,
} from '../../../rules/table/why-above';

/** A football table as it was read. */
export interface FootballTable {
  readonly competitionId: string;
  readonly year: number;
  /** Home and away tables, and third places among each other, are ordered by less. */
  readonly kind: 'all' | 'venue' | 'thirds';
  readonly rows: readonly TableRow[];
  /** The same teams away from home; empty where the table does not bring them. */
  readonly away: readonly TableRow[];
  /** Finished matches in which level teams met; undefined where they are not at hand. */
  readonly results: readonly Result[] | undefined;
  /** The number of matches between two teams. */
  readonly meetings: 1 | 2;
}

/** The year in which a season begins, as the data says it; of a cup as its format does. `now`: Unix ms. */
export function yearOf(seasonName: string | undefined, seasonId: string, now: number): number {
  const told = /\d{4}/.exec(seasonName ?? '')?.[0];
  return told === undefined ? (cupFormatOf(seasonId)?.year ?? new Date(now).getUTCFullYear()) : Number(told);
}

const MUTUAL_KEYS: Readonly<Record<MutualMeasure, RuleKey>> = {
  points: 'mutualPoints',
  difference: 'mutualDifference',
  goals: 'mutualGoals',
  awayGoals: 'mutualAwayGoals',
};

/** A play-off decides between these places (decisions.md, Serie A). */
const PLAY_OFF_PLACES: ReadonlyMap<string, readonly number[]> = new Map([[COMPETITION.serieA, [1, 17]]]);
/** The last step draws lots in these competitions, elsewhere another ranking decides. */
const LOTS: ReadonlySet<string> = new Set([COMPETITION.serieA, COMPETITION.worldCup]);
/** From this year on the world cup looks at a ranking, too. */
const RANKED_WORLD_CUP = 2026;

const stepsOf = ({ competitionId, year, kind }: FootballTable): readonly Step[] => {
  if (kind === 'venue') return VENUE_STEPS;
  if (kind === 'thirds') return THIRDS_STEPS[competitionId === COMPETITION.euro ? 'euro' : 'worldCup'];
  return tieBreakSteps(competitionId, year);
};

const isComplete = ({ rows, meetings }: FootballTable): boolean =>
  rows.length > 1 && rows.every(({ total }) => total === meetings * (rows.length - 1));

const placeOf = ({ rows }: FootballTable, teamId: string) => rows.findIndex((row) => row.teamId === teamId) + 1;

/** Another thing follows from one of the places than from the other: the title, or another zone. Undefined: nobody tells. */
function decidesPlaces({ rows }: FootballTable, cluster: readonly string[]): boolean | undefined {
  const own = rows.filter(({ teamId }) => cluster.includes(teamId));
  if (own[0] !== undefined && own[0] === rows[0]) return true;
  if (rows.every(({ zone }) => zone === undefined)) return undefined;
  return own.some(({ zone }) => zone !== own[0]?.zone);
}

/** The matches in which both teams are of these. */
export const mutualOf = (cluster: readonly string[], results: readonly Result[]): Result[] =>
  results.filter(({ homeId, awayId }) => cluster.includes(homeId) && cluster.includes(awayId));

const difference = ({ goalsFor, goalsAgainst }: Pick<TeamTotals, 'goalsFor' | 'goalsAgainst'>) =>
  goalsFor - goalsAgainst;

/** The matches among level teams as a table of their own. */
export const miniTable = (cluster: readonly string[], results: readonly Result[]) =>
  teamTotals(cluster, mutualOf(cluster, results));

function overall(measure: Measure, teamId: string, table: FootballTable): number | UnknownReason {
  const row = table.rows.find((one) => one.teamId === teamId);
  const away = table.away.find((one) => one.teamId === teamId);
  const { goalsFor, goalsAgainst } = row ?? {};
  const known: Readonly<Partial<Record<Measure, number | undefined>>> = {
    difference:
      row?.goalDifference ??
      (goalsFor === undefined || goalsAgainst === undefined ? undefined : difference({ goalsFor, goalsAgainst })),
    goals: goalsFor,
    won: row?.won,
    awayGoals: away?.goalsFor,
    awayWon: away?.won,
  };
  // Cards and other rankings are in no reading of ours.
  return known[measure] ?? 'notTold';
}

function mutual(by: MutualMeasure, teamId: string, cluster: readonly string[], { rows, results }: FootballTable) {
  if (results === undefined) return noMatches(levelWith(rows, teamId).length);
  if (mutualOf(cluster, results).length === 0) return 'notMet';
  const line = miniTable(cluster, results).get(teamId);
  if (line === undefined) return 'notAtHand';
  return by === 'difference' ? difference(line) : by === 'goals' ? line.goalsFor : line[by];
}

function idleOf(when: When | undefined, cluster: readonly string[], table: FootballTable): IdleReason | undefined {
  const { results, meetings } = table;
  switch (when) {
    case undefined:
      return undefined;
    case 'mutualPlayed': {
      const all = (meetings * cluster.length * (cluster.length - 1)) / 2;
      return results === undefined || mutualOf(cluster, results).length === all ? undefined : 'notAllMet';
    }
    case 'decides':
      if (isComplete(table)) return decidesPlaces(table, cluster) === false ? 'forPlaces' : undefined;
      return 'atEnd';
    case 'complete':
      return isComplete(table) ? undefined : 'atEnd';
  }
}

/** Teams that have not met yet are told so first: the rule would not help at the end either. */
function mutualRules(step: Extract<Step, { mutual: readonly MutualMeasure[] }>, table: FootballTable): Rule[] {
  const hasMet = (cluster: readonly string[]) =>
    table.results === undefined || mutualOf(cluster, table.results).length > 0;
  return step.mutual.map((by, index) => ({
    key: MUTUAL_KEYS[by],
    isMutual: true,
    isAgain: step.again === true && index === step.mutual.length - 1,
    idle: (cluster) => {
      const reason = idleOf(step.when, cluster, table);
      return reason !== 'notAllMet' && !hasMet(cluster) ? undefined : reason;
    },
    value: (teamId, cluster) => mutual(by, teamId, cluster, table),
  }));
}

function rulesOf(step: Step, table: FootballTable): Rule[] {
  if (!('by' in step)) return mutualRules(step, table);
  const { competitionId, year } = table;
  const hasLots = LOTS.has(competitionId) && !(competitionId === COMPETITION.worldCup && year >= RANKED_WORLD_CUP);
  return [
    {
      key: step.by === 'seed' ? (hasLots ? 'lots' : 'ranking') : step.by,
      idle: (cluster) => idleOf(step.when, cluster, table),
      value: (teamId) => overall(step.by, teamId, table),
    },
  ];
}

/** Two clubs between whose places a match decides at the season's end. */
function playOffRules(table: FootballTable, upper: string, lower: string): Rule[] {
  const place = placeOf(table, upper);
  const isOne = PLAY_OFF_PLACES.get(table.competitionId)?.includes(place) && placeOf(table, lower) === place + 1;
  if (table.kind !== 'all' || !isOne || !isComplete(table)) return [];
  const [above, below] = [table.rows[place - 1], table.rows[place]];
  const isPlayed = above?.isPlayOff === true && above.rank !== undefined && above.rank !== below?.rank;
  return [{ key: 'playOff', value: (teamId) => (isPlayed ? Number(teamId === upper) : 'notTold') }];
}

/** The reason why a team stands above another in a football table, by that competition's own rules (decisions.md, football tables). */
export function whyInFootball(table: FootballTable, upper: string, lower: string): Explanation {
  const rules = [...playOffRules(table, upper, lower), ...stepsOf(table).flatMap((step) => rulesOf(step, table))];
  const points: Rule = {
    key: 'points',
    value: (teamId) => table.rows.find((row) => row.teamId === teamId)?.points ?? 'notTold',
  };
  const teams = table.rows.map(({ teamId }) => teamId);
  return whyAbove({ upper, lower, teams, first: points, rulesFor: () => rules });
}

/** The teams level on points with one of the table, itself among them: their matches against each other may be asked for. */
export function levelWith(rows: readonly TableRow[], teamId: string): readonly string[] {
  const points = rows.find((row) => row.teamId === teamId)?.points;
  return rows.filter((row) => row.points !== undefined && row.points === points).map((row) => row.teamId);
}
