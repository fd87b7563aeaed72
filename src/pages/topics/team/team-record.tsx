import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { useServices } from '../../../services/services';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { StatRow } from '../../../ui/lists/stat-row';
import { standingsQuery } from '../data/topic-queries';
import { NoData } from '../layout/no-data';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../layout/topic-skeletons';
import type { TeamInSeason } from './team-matches';

export function TeamRecord({ topic, teamId, seasonId }: Omit<TeamInSeason, 'leagueId'>) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const services = useServices();
  const query = useQuery(standingsQuery({ services, topic, seasonId }));
  const group = query.data?.groups.find(({ all }) => all.some((row) => row.teamId === teamId));
  const row = group?.all.find((one) => one.teamId === teamId);
  const stat = (key: string, value: number | undefined) => ({ key, value: String(value ?? missing) });
  const title = group?.title ?? (group && t('table.group', { group: group.groupName }));
  return (
    <TitledSection title={t('tab.groups')} meta={title}>
      <Card>
        <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
          {row === undefined ? (
            <NoData />
          ) : (
            <>
              <StatRow
                stats={[
                  stat(t('table.playedName'), row.total),
                  stat(t('table.won'), row.won),
                  stat(t('table.draw'), row.draw),
                  stat(t('table.lost'), row.loss),
                ]}
              />
              <StatRow
                stats={[
                  stat(t('table.points'), row.points),
                  stat(t('stat.goals'), row.goalsFor),
                  stat(t('stat.goalsAgainst'), row.goalsAgainst),
                  stat(t('table.differenceName'), row.goalDifference),
                ]}
              />
            </>
          )}
        </QueryState>
      </Card>
    </TitledSection>
  );
}
