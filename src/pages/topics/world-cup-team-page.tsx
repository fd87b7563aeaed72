import { WORLD_CUP } from './data/topics';
import { TeamPage } from './team/team-page';

/** A nation of the cup. */
export default function WorldCupTeamPage() {
  return <TeamPage topic={WORLD_CUP} />;
}
