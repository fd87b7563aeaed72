import { COMPETITION } from '../../../src/contract/football/football-codes';
import type { Club } from '../../world/clubs';
import type { Season } from '../football-world';
import { COMPETITION_NAMES, SEASON_PLANS } from '../season-data';
import type { Scene } from './words';

/** A domestic cup: an id that no client knows, and leaves out (product.md, section 5). */
export const DOMESTIC_CUP = '90001';

/** Seasons that a club has played in, the newest first. */
export function seasonsOf({ id }: Club, { world }: Scene): Season[] {
  return SEASON_PLANS.flatMap(({ seasonId }) => world.season(seasonId) ?? [])
    .filter(({ clubs }) => clubs.some((club) => club.id === id))
    .sort((a, b) => b.year - a.year);
}

const isNation = ({ competition }: Club) => competition === 'friendly' || competition === 'nations';

/** A club's seasons over the wire, with one that the clients' rule leaves out. */
export function seasonListView(club: Club, scene: Scene) {
  const own = seasonsOf(club, scene).map(({ seasonId, competitionId, name }) => {
    const words = COMPETITION_NAMES.get(competitionId);
    return {
      seasonId,
      competitionId,
      seasonName: name,
      ...(words === undefined ? {} : { competitionName: scene.say(words) }),
    };
  });
  const friendlies = { zh: '国际友谊赛', en: 'Friendlies' };
  const cup = { zh: '国内杯赛', en: 'Domestic cup' };
  const other = isNation(club)
    ? {
        seasonId: COMPETITION.friendlies,
        competitionId: COMPETITION.friendlies,
        competitionName: scene.say(friendlies),
      }
    : { seasonId: DOMESTIC_CUP, competitionId: DOMESTIC_CUP, competitionName: scene.say(cup) };
  return [...own, { ...other, seasonName: own[0]?.seasonName ?? '' }];
}
