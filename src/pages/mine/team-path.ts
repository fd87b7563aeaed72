import type { StarredTeam } from '../../domains/team/starred-teams-store';
import { useServices } from '../../services/services';

/** The page of a team with a star; undefined where the star is too old to say which. */
export function useTeamPath(): (team: StarredTeam) => string | undefined {
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
