import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { SquadPlayer } from '../../../contract/football/football-player';
import type { TeamLineup } from '../../../contract/football/lineup';
import { LineupView, withoutEvents } from '../../../domains/match/lineup/lineup-view';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { useFormats } from '../../../i18n/use-formats';
import { isDrawn } from '../../../rules/match/pitch-spots';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import type { Competition, Topic } from '../data/topic';
import { lineUpQuery } from '../data/topic-queries';
import { UnknownPage } from '../layout/unknown-page';
import { TeamForm } from '../tables/team-form';
import { TeamHero } from './hero';
import { SquadGroup } from './squad-row';
import { TeamLayout, type TeamTab } from './team-layout';
import { TeamMatches } from './team-matches';
import { TeamStats } from './team-stats';

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward', undefined] as const;

interface SquadProps {
  readonly topic: Topic;
  readonly seasonId: string;
  readonly players: readonly SquadPlayer[];
}

/** A team's players by where they play. */
function Squad({ topic, seasonId, players }: SquadProps) {
  const t = useTranslations('topics');
  const { paths } = useServices();
  if (players.length === 0) {
    return (
      <Card>
        <State art="empty" title={t('noData')} />
      </Card>
    );
  }
  return POSITIONS.map((position) => (
    <SquadGroup
      key={position ?? 'other'}
      title={t(`position.${position ?? 'other'}`)}
      players={players.filter((player) => player.position === position)}
      pathOf={(playerId) => topic.playerPath?.(paths, seasonId, playerId)}
    />
  ));
}

/** Crest, name, place and form of a team. */
function FootballHero({ team }: { readonly team: TeamLineup }) {
  const t = useTranslations('topics');
  const { rank, competitionName, groupName, seasonName, coach, form = [] } = team;
  const place =
    rank === undefined
      ? competitionName
      : groupName !== undefined && groupName !== ''
        ? t('inGroup', { group: groupName, rank: String(rank) })
        : t('rankIn', { competition: competitionName ?? '', rank: String(rank) }).trim();
  return (
    <TeamHero
      team={team}
      words={[place, seasonName, coach && t('coachOf', { name: coach })]}
      form={form.length > 0 && <TeamForm form={form} />}
    />
  );
}

/** The line-up of the team's last match that began; nothing if no place is known. */
function LastLineup({ lineUp }: Pick<TeamLineup, 'lineUp'>) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const { day } = useFormats();
  const { now } = useServices();
  const unspoilt = useUnspoilt();
  if (lineUp === undefined || !isDrawn(lineUp)) return null;
  const { match, home, away } = lineUp;
  const { homeScore, awayScore, isVeiled } = unspoilt(match);
  const title = t('matchChoice', {
    stage: '',
    home: home.teamName ?? missing,
    score: homeScore === undefined || awayScore === undefined ? '–' : `${homeScore}–${awayScore}`,
    away: away.teamName ?? missing,
  });
  return (
    <TitledSection title={title.trim()} meta={day(match.matchDate, now())}>
      <LineupView lineUp={isVeiled === true ? withoutEvents(lineUp) : lineUp} />
    </TitledSection>
  );
}

interface TeamPageProps {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly teamId: string;
}

/** A team: its matches by seasons, its last line-up and its squad, its figures. */
function Team({ topic, competition, teamId }: TeamPageProps) {
  const query = useQuery(lineUpQuery({ services: useServices(), topic }, teamId));
  const { seasonId: leagueId } = competition;
  const origin = { topic, teamId, leagueId };
  const panel = (tab: TeamTab, { seasonId = leagueId, lineUp, players, groupName }: TeamLineup) => {
    if (tab === 'schedule') return <TeamMatches {...origin} seasonId={seasonId} />;
    if (tab === 'stats') return <TeamStats {...origin} seasonId={seasonId} groupName={groupName} />;
    return (
      <>
        <LastLineup lineUp={lineUp} />
        <Squad topic={topic} seasonId={leagueId} players={players} />
      </>
    );
  };
  return (
    <TeamLayout
      query={query}
      of={() => ({ id: teamId, topic: topic.key, seasonId: leagueId })}
      hero={(team) => <FootballHero team={team} />}
      panel={panel}
    />
  );
}

/** The team that the address names, of the league that it names or of a cup. */
export function TeamPage({ topic }: { readonly topic: Topic }) {
  const { leagueId = topic.competitions[0]?.seasonId, id = '' } = useParams();
  const competition = topic.competitions.find(({ seasonId }) => seasonId === leagueId);
  if (competition === undefined) return <UnknownPage topic={topic} />;
  return <Team key={id} topic={topic} competition={competition} teamId={id} />;
}
