import { useParams } from 'react-router-dom';
import { FIVE_LEAGUES } from './data/topics';
import { TeamPage } from './team/team-page';
import { UnknownPage } from './unknown-page';

/** A club of one of the five leagues. */
export default function LeagueTeamPage() {
  const { leagueId, id = '' } = useParams();
  const league = FIVE_LEAGUES.competitions.find(({ seasonId }) => seasonId === leagueId);
  if (league === undefined) return <UnknownPage topic={FIVE_LEAGUES} />;
  return <TeamPage key={id} topic={FIVE_LEAGUES} competition={league} teamId={id} />;
}
