import { useMemo } from 'react';
import * as v from 'valibot';
import { useServices } from '../../services/services';
import { defineStore, useStore } from '../../services/store-registry';
import type { SafeStorage } from '../../session/safe-storage';

const KEY = 'si:teams';
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
const stored = v.pipe(v.string(), v.parseJson(), v.array(entry));

/** An unreadable value is nobody. */
function readTeams(storage: SafeStorage): readonly StarredTeam[] {
  const read = v.safeParse(stored, storage.get(KEY));
  return read.success ? read.output : [];
}

/** Teams with a star on this device: there is no call for it (decisions.md, star a team). */
interface StarredTeams {
  /** Undefined until one is turned: what is stored holds. */
  readonly teams: readonly StarredTeam[] | undefined;
  /** Gives a team its star, or takes it; whether it has one now. */
  readonly turn: (team: StarredTeam) => boolean;
}

export const starredTeamsStore = defineStore<StarredTeams>('starred-teams', (store, services) => ({
  teams: undefined,
  turn(team) {
    const { storage } = services();
    const before = store.getState().teams ?? readTeams(storage);
    const isOn = !before.some(({ id }) => id === team.id);
    const teams = (isOn ? [team, ...before] : before.filter(({ id }) => id !== team.id)).slice(0, MOST_KEPT);
    storage.set(KEY, JSON.stringify(teams));
    store.setState({ teams });
    return isOn;
  },
}));

/** The newest star first. */
export function useStarredTeams(): readonly StarredTeam[] {
  const { storage } = useServices();
  const teams = useStore(starredTeamsStore, (state) => state.teams);
  return useMemo(() => teams ?? readTeams(storage), [teams, storage]);
}

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
