import { type Deductions, type Result, type TeamTotals, teamTotals, type Venue } from './team-totals';
import type { Measure, MutualMeasure, Step, When } from './tie-breaks';

export interface TableFacts {
  readonly teams: readonly string[];
  readonly results: readonly Result[];
  readonly steps: readonly Step[];
  /** The places of level teams that need no step; undefined: they are ordered by the steps. */
  readonly placesOf?: (level: readonly string[]) => ReadonlyMap<string, number> | undefined;
  /** The teams' lines; without them they are reckoned from the results. */
  readonly lines?: ReadonlyMap<string, TeamTotals>;
  readonly venue?: Venue;
  readonly deductions?: Deductions;
  readonly isComplete?: boolean;
  /** Places after which another thing follows: 4 says that the 4th and the 5th place differ. */
  readonly borders?: readonly number[];
  /** The number of matches between two teams of this competition. */
  readonly meetings?: number;
  readonly discipline?: ReadonlyMap<string, number>;
  readonly seeds?: ReadonlyMap<string, number>;
}

/** A team's line with its place; teams that nothing sets apart share it. */
export interface Placed extends TeamTotals {
  readonly rank: number;
}

interface Sorting {
  readonly facts: TableFacts;
  readonly lines: ReadonlyMap<string, TeamTotals>;
}

const mutualOf = (cluster: readonly string[], { results }: TableFacts): Result[] =>
  results.filter(({ homeId, awayId }) => cluster.includes(homeId) && cluster.includes(awayId));

function counts(when: When | undefined, cluster: readonly string[], place: number, facts: TableFacts): boolean {
  const { isComplete = false, borders = [], meetings = 2 } = facts;
  switch (when) {
    case undefined:
      return true;
    case 'complete':
      return isComplete;
    case 'decides':
      return isComplete && borders.some((border) => place <= border && border < place + cluster.length - 1);
    case 'mutualPlayed':
      return mutualOf(cluster, facts).length === (meetings * cluster.length * (cluster.length - 1)) / 2;
  }
}

const difference = (line: TeamTotals) => line.goalsFor - line.goalsAgainst;

/** Higher is better. */
function overall(measure: Measure, teamId: string, { facts, lines }: Sorting): number {
  const line = lines.get(teamId);
  if (line === undefined) return 0;
  switch (measure) {
    case 'difference':
      return difference(line);
    case 'goals':
      return line.goalsFor;
    case 'discipline':
      return -(facts.discipline?.get(teamId) ?? 0);
    case 'seed':
      return -(facts.seeds?.get(teamId) ?? 0);
    default:
      return line[measure];
  }
}

/** The values that a step gives each team of the cluster, compared from left to right. */
function values(step: Step, cluster: readonly string[], sorting: Sorting): Map<string, readonly number[]> {
  if ('by' in step) return new Map(cluster.map((teamId) => [teamId, [overall(step.by, teamId, sorting)]]));
  const mini = teamTotals(cluster, mutualOf(cluster, sorting.facts));
  const measure = (line: TeamTotals, by: MutualMeasure) =>
    by === 'difference' ? difference(line) : by === 'goals' ? line.goalsFor : line[by];
  return new Map([...mini].map(([teamId, line]) => [teamId, step.mutual.map((by) => measure(line, by))]));
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((found, value, index) => found || (b[index] ?? 0) - value, 0);

/** The cluster in groups, best first, that the values tell apart. The teams' own order stays within a group. */
function partition(cluster: readonly string[], valuesOf: (teamId: string) => readonly number[]): string[][] {
  const sorted = [...cluster].sort((a, b) => compare(valuesOf(a), valuesOf(b)));
  const groups: string[][] = [];
  for (const teamId of sorted) {
    const last = groups.at(-1);
    const isLevel = last?.[0] !== undefined && compare(valuesOf(last[0]), valuesOf(teamId)) === 0;
    if (isLevel) last?.push(teamId);
    else groups.push([teamId]);
  }
  return groups;
}

function split(cluster: readonly string[], steps: readonly Step[], place: number, sorting: Sorting): string[][] {
  const [step, ...rest] = steps;
  if (cluster.length === 1 || step === undefined) return [[...cluster]];
  if (!counts(step.when, cluster, place, sorting.facts)) return split(cluster, rest, place, sorting);
  const found = values(step, cluster, sorting);
  let next = place;
  return partition(cluster, (teamId) => found.get(teamId) ?? []).flatMap((group) => {
    const isAgain = 'mutual' in step && step.again === true && group.length < cluster.length;
    const groups = split(group, isAgain ? steps : rest, next, sorting);
    next += group.length;
    return groups;
  });
}

/** A table in order, by points first, then by the competition's steps (decisions.md, football tables). */
export function orderTable(facts: TableFacts): Placed[] {
  const lines = facts.lines ?? teamTotals(facts.teams, facts.results, facts.venue, facts.deductions);
  const sorting: Sorting = { facts, lines };
  let place = 1;
  return partition(facts.teams, (teamId) => [lines.get(teamId)?.points ?? 0]).flatMap((level) => {
    const known = facts.placesOf?.(level);
    const clusters =
      known === undefined
        ? split(level, facts.steps, place, sorting)
        : partition(level, (teamId) => [-(known.get(teamId) ?? 0)]);
    const placed = clusters.flatMap((cluster) => {
      const rank = place;
      place += cluster.length;
      return cluster.flatMap((teamId) => {
        const line = lines.get(teamId);
        return line === undefined ? [] : [{ ...line, rank }];
      });
    });
    return placed;
  });
}
