import { useQuery } from '@tanstack/react-query';
import type { TeamLineup } from '../../../contract/football/lineup';
import { useServices } from '../../../services/services';
import type { Competition, Topic } from '../data/topic';
import { lineUpQuery } from '../data/topic-queries';
import { LastLineup } from './last-lineup';
import { Squad } from './squad';
import { TeamFrame, type TeamTab } from './team-frame';
import { TeamHero } from './team-hero';
import { TeamMatches } from './team-matches';
import { TeamStats } from './team-stats';

interface TeamPageProps {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly teamId: string;
}

/** A team: its matches by seasons, its last line-up and its squad, its figures. */
export function TeamPage({ topic, competition, teamId }: TeamPageProps) {
  const query = useQuery(lineUpQuery({ services: useServices(), topic }, teamId));
  const source = { topic, teamId };
  const panel = (tab: TeamTab, { seasonId = competition.seasonId, lineUp, players, groupName }: TeamLineup) => {
    if (tab === 'schedule') return <TeamMatches {...source} seasonId={seasonId} />;
    if (tab === 'stats') return <TeamStats {...source} seasonId={seasonId} groupName={groupName} />;
    return (
      <>
        <LastLineup lineUp={lineUp} />
        <Squad topic={topic} seasonId={competition.seasonId} players={players} />
      </>
    );
  };
  return (
    <TeamFrame
      query={query}
      of={() => ({ id: teamId, topic: topic.key, seasonId: competition.seasonId })}
      hero={(team) => <TeamHero team={team} />}
      panel={panel}
    />
  );
}
