import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TableGroup, TableRow } from '../../../contract/football/standings';
import { QueryState } from '../../../domains/query/query-state';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { Card } from '../../../ui/layout/section';
import { FigureTable } from '../../../ui/lists/figure-table';
import type { Competition, Topic } from '../data/topic';
import { stagesQuery, standingsQuery } from '../data/topic-queries';
import { NoData } from '../layout/no-data';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../layout/topic-skeletons';
import { groupColumns, type TableContext } from '../tables/standings-columns';
import { TableNotes } from '../tables/table-notes';
import { useTableContext } from '../tables/use-table-context';
import type { WhyTable } from '../why/football-why';
import styles from './groups-panel.module.css';

interface GroupTableProps {
  readonly title: string;
  readonly rows: readonly TableRow[];
  readonly context: TableContext;
  /** The question behind a tap on a place. */
  readonly why: Omit<WhyTable, 'rows' | 'away'>;
}

const loadWhy = () => import('../why/football-why');

function GroupTable({ title, rows, context, why: asked }: GroupTableProps) {
  const why = useLazySheet(loadWhy, ({ FootballWhy }, close, teamId: string) => (
    <FootballWhy table={{ ...asked, rows, away: [] }} teamId={teamId} onClose={close} />
  ));
  const columns = groupColumns({ ...context, onWhy: rows.length > 1 ? why.open : undefined }, title);
  return (
    <Card>
      <FigureTable caption={title} columns={columns} rows={rows} keyOf={({ teamId }) => teamId} />
      {why.sheet}
    </Card>
  );
}

/** So many are read at a glance; of more one can be chosen. */
const FEW_GROUPS = 6;

/** The groups of a cup, and its third places where the best of them go on; in the server's order; all of them, or one (product.md, section 7). */
export function GroupsPanel({ topic, competition }: { readonly topic: Topic; readonly competition: Competition }) {
  const t = useTranslations('topics');
  const services = useServices();
  const [chosen, setChosen] = useState<string>();
  const origin = { services, topic, seasonId: competition.seasonId };
  const all = useQuery(standingsQuery(origin));
  const stages = useQuery({ ...stagesQuery(origin), enabled: chosen !== undefined });
  const stageId = stages.data?.find(({ kind }) => kind === 'group')?.stageId;
  const one = useQuery({
    ...standingsQuery(origin, { groupName: chosen ?? '', stageId }),
    enabled: chosen !== undefined && !stages.isPending,
  });
  const query = chosen === undefined ? all : one;
  const { data } = query;
  const groups = all.data?.groups ?? [];
  const titleOf = (group: TableGroup) => group.title ?? t('table.group', { group: group.groupName });
  const context = useTableContext(topic, competition.seasonId, data);
  const why = { topic, competition, seasonName: data?.seasonName };
  return (
    <div className={styles.stack}>
      {groups.length > FEW_GROUPS && (
        <ChoiceChips
          label={t('groups')}
          choices={[
            { value: undefined, label: t('allGroups') },
            ...groups.map((group) => ({ value: group.groupName, label: titleOf(group) })),
          ]}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
        {data?.groups.length === 0 && <NoData />}
        {data?.groups.map((group) => (
          <GroupTable
            key={group.groupName}
            title={titleOf(group)}
            rows={group.all}
            context={context}
            why={{ ...why, kind: 'all' }}
          />
        ))}
        {data !== undefined && data.thirds.length > 0 && (
          <GroupTable title={t('table.thirds')} rows={data.thirds} context={context} why={{ ...why, kind: 'thirds' }} />
        )}
        {data !== undefined && data.groups.length > 0 && (
          <TableNotes standings={data} rows={data.groups.flatMap((group) => group.all)} />
        )}
      </QueryState>
    </div>
  );
}
