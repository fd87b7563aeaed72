import { useMemo } from 'react';
import * as v from 'valibot';
import { useServices } from '../../../services/services';
import { defineStore, useStore } from '../../../services/store-registry';
import type { SafeStorage } from '../../../session/safe-storage';
import type { TopicMatch } from '../topic-match';

const KEY = 'si:teams';
const MOST_KEPT = 100;
const stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** What cannot be read is nobody. */
function readTeams(storage: SafeStorage): readonly string[] {
  const read = v.safeParse(stored, storage.get(KEY));
  return read.success ? read.output : [];
}

/** Teams that were followed on this device: there is no call for it (decisions.md, follow a team). */
interface FollowedTeams {
  /** Undefined until one is turned: what is stored holds. */
  readonly teams: readonly string[] | undefined;
  /** Follows a team, or stops to; whether it is followed now. */
  readonly turn: (teamId: string) => boolean;
}

export const followedTeamsStore = defineStore<FollowedTeams>('followed-teams', (store, services) => ({
  teams: undefined,
  turn(teamId) {
    const { storage } = services();
    const before = store.getState().teams ?? readTeams(storage);
    const isOn = !before.includes(teamId);
    const teams = (isOn ? [teamId, ...before] : before.filter((one) => one !== teamId)).slice(0, MOST_KEPT);
    storage.set(KEY, JSON.stringify(teams));
    store.setState({ teams });
    return isOn;
  },
}));

export function useFollowedTeams(): ReadonlySet<string> {
  const { storage } = useServices();
  const teams = useStore(followedTeamsStore, (state) => state.teams);
  return useMemo(() => new Set(teams ?? readTeams(storage)), [teams, storage]);
}

/** Matches of followed teams first, each group in the order that it has; the very same list where there is none. */
export function followedFirst(matches: readonly TopicMatch[], followed: ReadonlySet<string>): readonly TopicMatch[] {
  const isFollowed = ({ homeId = '', awayId = '' }: TopicMatch) => followed.has(homeId) || followed.has(awayId);
  return matches.some(isFollowed)
    ? [...matches.filter(isFollowed), ...matches.filter((match) => !isFollowed(match))]
    : matches;
}
