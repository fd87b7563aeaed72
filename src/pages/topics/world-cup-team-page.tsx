import { useParams } from 'react-router-dom';
import { WORLD_CUP } from './data/topics';
import { TeamPage } from './team/team-page';
import { UnknownPage } from './unknown-page';

/** A nation of the cup. */
export default function WorldCupTeamPage() {
  const { id = '' } = useParams();
  const [cup] = WORLD_CUP.competitions;
  if (cup === undefined) return <UnknownPage topic={WORLD_CUP} />;
  return <TeamPage key={id} topic={WORLD_CUP} competition={cup} teamId={id} />;
}
