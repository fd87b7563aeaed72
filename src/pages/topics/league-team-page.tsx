import { FIVE_LEAGUES } from './data/topics';
import { TeamPage } from './team/team-page';

/** A club of one of the five leagues. */
export default function LeagueTeamPage() {
  return <TeamPage topic={FIVE_LEAGUES} />;
}
