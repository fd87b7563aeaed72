import { useParams } from 'react-router-dom';
import { EURO_CUP } from './data/topics';
import { TeamPage } from './team/team-page';
import { UnknownPage } from './unknown-page';

/** A nation of the cup. */
export default function EuroTeamPage() {
  const { id = '' } = useParams();
  const [cup] = EURO_CUP.competitions;
  if (cup === undefined) return <UnknownPage topic={EURO_CUP} />;
  return <TeamPage key={id} topic={EURO_CUP} competition={cup} teamId={id} />;
}
