/** The two teams that a tap on a place compares: it with the one above, the first with the one below; none for a team alone. */
export function pairOf(teams: readonly string[], teamId: string): readonly [upper: string, lower: string] | undefined {
  const place = teams.indexOf(teamId);
  const [upper, lower] = place > 0 ? [teams[place - 1], teamId] : [teamId, teams[1]];
  return place === -1 || upper === undefined || lower === undefined ? undefined : [upper, lower];
}
