import { useParams } from 'react-router-dom';
import { FIVE_LEAGUES } from './data/topics';
import { UnknownPage } from './layout/unknown-page';
import { PlayerPage } from './player/player-page';

/** A player of one of the five leagues. */
export default function LeaguePlayerPage() {
  const { leagueId = '', id = '' } = useParams();
  const isKnown = FIVE_LEAGUES.competitions.some(({ seasonId }) => seasonId === leagueId);
  return isKnown ? <PlayerPage key={id} leagueId={leagueId} playerId={id} /> : <UnknownPage topic={FIVE_LEAGUES} />;
}
