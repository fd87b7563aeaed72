import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import type { Topic } from '../data/topic';
import { homeAwayQuery } from '../data/topic-queries';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../frame/topic-skeletons';
import { CompareKey, CompareTable } from './compare-row';
import { TeamLeadersList } from './team-leaders-list';
import { TeamRecord } from './team-record';

interface TeamStatsProps {
  readonly topic: Topic;
  readonly teamId: string;
  readonly seasonId: string;
  /** Of a cup: its group, whose rows are all that is asked for. */
  readonly groupName?: string | undefined;
}

/** A team's season: at home and away beside each other, and who leads in what. Where a topic has neither, its line of the table. */
export function TeamStats({ topic, teamId, seasonId, groupName }: TeamStatsProps) {
  const source = { topic, teamId, seasonId };
  return (
    <>
      {topic.calls.homeAway === undefined ? (
        <TeamRecord {...source} />
      ) : (
        <HomeAndAway {...source} groupName={groupName} />
      )}
      {topic.calls.leaders !== undefined && <TeamLeadersList {...source} />}
    </>
  );
}

function HomeAndAway({ topic, teamId, seasonId, groupName }: TeamStatsProps) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const services = useServices();
  const query = useQuery(
    homeAwayQuery({ services, topic, seasonId }, groupName === undefined ? undefined : { groupName }),
  );
  const row = query.data?.find((one) => one.teamId === teamId);
  const sides = { home: t('table.home'), away: t('table.away') };
  return (
    <TitledSection title={t('homeAway')} end={<CompareKey {...sides} />}>
      <Card>
        <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
          {row === undefined ? (
            <State art="empty" title={t('noData')} text={t('noDataHint')} />
          ) : (
            <CompareTable
              caption={t('homeAway')}
              {...sides}
              missing={missing}
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
