import { EURO_CUP } from './data/topics';
import { TeamPage } from './team/team-page';

/** A nation of the cup. */
export default function EuroTeamPage() {
  return <TeamPage topic={EURO_CUP} />;
}
