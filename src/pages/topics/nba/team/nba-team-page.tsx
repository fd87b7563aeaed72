import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { TeamFrame } from '../../team/team-frame';
import { nbaTeamQuery } from '../data/nba-queries';
import { useNbaSource } from '../data/use-nba-source';
import { NbaSquad } from './nba-squad';
import { NbaTeamGames } from './nba-team-games';
import { NbaTeamHero } from './nba-team-hero';
import { NbaTeamStats } from './nba-team-stats';

const PANELS = { schedule: NbaTeamGames, lineup: NbaSquad, stats: NbaTeamStats };

function Team({ teamId }: { readonly teamId: string }) {
  const query = useQuery(nbaTeamQuery(useNbaSource(), teamId));
  return (
    <TeamFrame
      query={query}
      of={({ seasonId }) => ({ id: teamId, topic: 'nba', seasonId })}
      hero={(team) => <NbaTeamHero team={team} />}
      panel={(tab, team) => {
        const Panel = PANELS[tab];
        return <Panel team={team} />;
      }}
    />
  );
}

/** A team of the NBA: its games, its squad, its figures beside the league's. */
export default function NbaTeamPage() {
  const { id = '' } = useParams();
  return <Team key={id} teamId={id} />;
}
