import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import type { Services } from '../../services/services';
import { useStore } from '../../services/store-registry';

const MOST_KEPT = 100;

/** The owner of a team's page: its competitions are asked for there. */
const TEAM_TOPICS = ['fiveLeagues', 'euroCup', 'worldCup', 'nba'] as const;
const starredTeam = v.object({
  id: v.string(),
  /** Missing where the star is older than this list of teams. */
  topic: v.optional(v.picklist(TEAM_TOPICS)),
  /** The league, or the season, by which the page was reached. */
  seasonId: v.optional(v.string()),
  name: v.optional(v.string()),
  /** File id of the crest. */
  logo: v.optional(v.string()),
});
/** A team as it was known when it got its star: there may be no network when it is shown. */
export type StarredTeam = v.InferOutput<typeof starredTeam>;

const entry = v.union([
  v.pipe(
    v.string(),
    v.transform((id): StarredTeam => ({ id })),
  ),
  starredTeam,
]);
/** Teams with a star on this device: there is no call for it (decisions.md, star a team). The newest star first. */
const starredTeams = defineKept('teams', v.array(entry), [], 'device');

/** Gives a team its star, or takes it; whether it has one now. */
export function turnStar({ stores }: Services, team: StarredTeam): boolean {
  const { value, change } = stores.get(starredTeams).getState();
  const isOn = !value.some(({ id }) => id === team.id);
  change((teams) => {
    const others = teams.filter(({ id }) => id !== team.id);
    return isOn ? [team, ...others].slice(0, MOST_KEPT) : others;
  });
  return isOn;
}

export const useStarredTeams = (): readonly StarredTeam[] => useStore(starredTeams, ({ value }) => value);

interface Sides {
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
}

/** Matches of teams with a star first, each group in the order that it has; the very same list where there is none. */
export function starredFirst<M extends Sides>(matches: readonly M[], teams: readonly StarredTeam[]): readonly M[] {
  const ids = new Set(teams.map(({ id }) => id));
  const isStarred = ({ homeId = '', awayId = '' }: M) => ids.has(homeId) || ids.has(awayId);
  return matches.some(isStarred)
    ? [...matches.filter(isStarred), ...matches.filter((match) => !isStarred(match))]
    : matches;
}
