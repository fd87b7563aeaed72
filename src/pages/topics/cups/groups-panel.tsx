import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { TableRow } from '../../../contract/football/standings';
import { QueryState } from '../../../domains/query/query-state';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import { FigureTable } from '../../../ui/lists/figure-table';
import { groupColumns, type TableContext } from '../tables/standings-columns';
import { TableNotes } from '../tables/table-notes';
import { useTableContext } from '../tables/use-table-context';
import type { Competition, Topic } from '../topic';
import { standingsQuery } from '../topic-queries';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../topic-skeletons';
import { StackedCards } from './stacked-cards';

interface GroupTableProps {
  readonly title: string;
  readonly rows: readonly TableRow[];
  readonly context: TableContext;
}

const GroupTable = ({ title, rows, context }: GroupTableProps) => (
  <Card>
    <FigureTable caption={title} columns={groupColumns(context, title)} rows={rows} keyOf={({ teamId }) => teamId} />
  </Card>
);

interface GroupsPanelProps {
  readonly topic: Topic;
  readonly competition: Competition;
}

/** The groups of a cup, and its third places where the best of them go on; in the server's order. */
export function GroupsPanel({ topic, competition }: GroupsPanelProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const query = useQuery(standingsQuery({ services, topic, seasonId: competition.seasonId }));
  const { data } = query;
  const context = useTableContext(topic, competition.seasonId, data);
  return (
    <StackedCards>
      <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
        {data?.groups.length === 0 && <State art="empty" title={t('noData')} text={t('noDataHint')} />}
        {data?.groups.map(({ groupName, title, all }) => (
          <GroupTable
            key={groupName}
            title={title ?? t('table.group', { group: groupName })}
            rows={all}
            context={context}
          />
        ))}
        {data !== undefined && data.thirds.length > 0 && (
          <GroupTable title={t('table.thirds')} rows={data.thirds} context={context} />
        )}
        {data !== undefined && data.groups.length > 0 && (
          <TableNotes standings={data} rows={data.groups.flatMap(({ all }) => all)} />
        )}
      </QueryState>
    </StackedCards>
  );
}
