import { type NbaTable, nbaRules, rateOf } from '../../../src/rules/nba/nba-tie-breaks';

/** The cluster in parts, best first; the teams' own order stays within a part. */
function partition(cluster: readonly string[], scoreOf: (teamId: string) => number): string[][] {
  const values = [...new Set(cluster.map(scoreOf))].sort((a, b) => b - a);
  return values.map((value) => cluster.filter((teamId) => scoreOf(teamId) === value));
}

/** Level teams by the first rule that sets them apart, and those that it leaves level anew. */
function level(cluster: readonly string[], table: NbaTable): string[] {
  if (cluster.length < 2) return [...cluster];
  for (const rule of nbaRules(cluster, table)) {
    if (rule.idle?.(cluster) !== undefined) continue;
    const values = new Map(cluster.map((teamId) => [teamId, rule.value(teamId, cluster)]));
    if ([...values.values()].some((value) => typeof value === 'string')) continue;
    const parts = partition(cluster, (teamId) => Number(values.get(teamId)));
    if (parts.length > 1) return parts.flatMap((part) => level(part, table));
  }
  return [...cluster];
}

/** The teams of a table in order: PCT, then the rules between level teams (decisions.md, why above). */
export function orderNba(table: NbaTable): string[] {
  const rates = new Map(table.rows.map((row) => [row.teamId, Number(rateOf(row))]));
  const teams = table.rows.map(({ teamId }) => teamId);
  return partition(teams, (teamId) => rates.get(teamId) ?? 0).flatMap((part) => level(part, table));
}
