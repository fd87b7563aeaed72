import { useServices } from '../../services/services';
import type { StarredTeam } from './starred-teams';

/** The page of a team; undefined where a star is too old to say which. */
export function useTeamPath(): (team: Pick<StarredTeam, 'id' | 'topic' | 'seasonId'>) => string | undefined {
  const { paths } = useServices();
  return ({ id, topic, seasonId }) => {
    switch (topic) {
      case 'nba':
        return paths.nbaTeam(id);
      case 'euroCup':
        return paths.euroTeam(id);
      case 'worldCup':
        return paths.worldCupTeam(id);
      case 'fiveLeagues':
        return seasonId === undefined ? undefined : paths.leagueTeam(seasonId, id);
      default:
        return undefined;
    }
  };
}
