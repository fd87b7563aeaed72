import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Card, Section } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { homeAwayQuery, leadersQuery } from '../data/topic-queries';
import { Leaders } from '../layout/leader-row';
import { NoData } from '../layout/no-data';
import { COMPARED_HEIGHT_PX, ComparedSkeleton, TABLE_HEIGHT_PX, TableSkeleton } from '../layout/topic-skeletons';
import { CompareKey, CompareTable } from './compare-row';
import type { TeamInSeason } from './team-matches';
import { TeamRecord } from './team-record';

/** Of each thing. */
const SHOWN = 3;

/** The leaders of a team, the first three of each figure. */
function TeamLeadersList({ topic, teamId, seasonId, leagueId }: TeamInSeason) {
  const t = useTranslations('topics');
  const services = useServices();
  const { money } = useFormats();
  const query = useQuery(leadersQuery(services, topic, teamId, seasonId));
  const pathOf = (playerId: string) => topic.playerPath?.(services.paths, leagueId, playerId);
  return (
    <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
      {query.data?.map(({ stat, players }) => {
        return players.length === 0 ? null : (
          <Section key={stat} title={t(`stat.${stat}`)}>
            <Card>
              <Leaders players={players.slice(0, SHOWN)} write={money} pathOf={pathOf} areOfTeam />
            </Card>
          </Section>
        );
      })}
    </QueryState>
  );
}

interface TeamStatsProps extends TeamInSeason {
  /** Of a cup: its group, whose rows are all that is asked for. */
  readonly groupName?: string | undefined;
}

/** A team's season: at home and away beside each other, and who leads in what. Where a topic has neither, its line of the table. */
export function TeamStats({ groupName, ...origin }: TeamStatsProps) {
  const { calls } = origin.topic;
  return (
    <>
      {calls.homeAway === undefined ? <TeamRecord {...origin} /> : <HomeAndAway {...origin} groupName={groupName} />}
      {calls.leaders !== undefined && <TeamLeadersList {...origin} />}
    </>
  );
}

function HomeAndAway({ topic, teamId, seasonId, groupName }: Omit<TeamStatsProps, 'leagueId'>) {
  const t = useTranslations('topics');
  const services = useServices();
  const query = useQuery(
    homeAwayQuery({ services, topic, seasonId }, groupName === undefined ? undefined : { groupName }),
  );
  const row = query.data?.find((one) => one.teamId === teamId);
  const sides = { home: t('table.home'), away: t('table.away') };
  return (
    <TitledSection title={t('homeAway')} end={<CompareKey {...sides} />}>
      <Card>
        <QueryState query={query} skeleton={<ComparedSkeleton />} space={COMPARED_HEIGHT_PX}>
          {row === undefined ? (
            <NoData space={COMPARED_HEIGHT_PX} />
          ) : (
            <CompareTable
              caption={t('homeAway')}
              {...sides}
              rows={[
                { label: t('table.playedName'), home: row.homeTotal, away: row.awayTotal },
                { label: t('table.won'), home: row.homeWon, away: row.awayWon },
                { label: t('table.draw'), home: row.homeDraw, away: row.awayDraw },
                { label: t('table.lost'), home: row.homeLoss, away: row.awayLoss },
                { label: t('table.points'), home: row.homePoints, away: row.awayPoints },
                { label: t('stat.goals'), home: row.homeGoals, away: row.awayGoals },
                { label: t('stat.goalsAgainst'), home: row.homeGoalsAgainst, away: row.awayGoalsAgainst },
              ]}
            />
          )}
        </QueryState>
      </Card>
    </TitledSection>
  );
}
