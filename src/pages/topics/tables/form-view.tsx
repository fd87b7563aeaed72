import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { Segmented } from '../../../ui/controls/segmented';
import { Card } from '../../../ui/layout/section';
import { FigureTable } from '../../../ui/lists/figure-table';
import { joinQueries } from '../data/joined-queries';
import { NoData } from '../layout/no-data';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../layout/topic-skeletons';
import { formTable } from './season-results';
import { formColumns } from './standings-columns';
import type { LeagueTableProps } from './standings-view';
import { TableChoices } from './table-choices';
import { useSeasonResults } from './use-season-results';
import { useTableContext } from './use-table-context';

const SPANS = [5, 10] as const;

/** The teams of a league by their last five or ten matches, wherever, at home or away; matches in play don't count. */
export function FormView({ topic, competition, table, venue, ...choice }: LeagueTableProps) {
  const t = useTranslations('topics');
  const [last, setLast] = useState<(typeof SPANS)[number]>(5);
  const { query: official, round } = table;
  const teams = official.data?.groups[0]?.all ?? [];
  const ids = teams.map(({ teamId }) => teamId);
  const { query, hides } = useSeasonResults({ topic, seasonId: competition.seasonId, teams: ids, round });
  const context = useTableContext(topic, competition.seasonId, official.data);
  const competitionName = t(`competition.${competition.key}`);
  const rows = formTable(ids, query.data ?? [], { venue, last })
    .filter(({ total }) => total > 0)
    .map((line, index) => {
      const { teamName, teamLogo } = teams.find(({ teamId }) => teamId === line.teamId) ?? {};
      return { ...line, form: [...line.form], rank: index + 1, teamName, teamLogo };
    });
  return (
    <>
      <TableChoices
        {...choice}
        venue={venue}
        word={`${t(`table.formOf.${venue}`, { count: last, competition: competitionName })}${hides ? ` · ${t('table.withoutToday')}` : ''}`}
      >
        <Segmented
          label={t('table.span')}
          segments={SPANS.map((value) => ({ value, label: t('table.last', { count: value }) }))}
          value={last}
          onSelect={setLast}
          panelId={choice.panelId}
        />
      </TableChoices>
      <Card>
        <QueryState
          query={joinQueries([official, query], ids.length === 0 ? official.data : query.data)}
          skeleton={<TableSkeleton />}
          space={TABLE_HEIGHT_PX}
        >
          {rows.length === 0 ? (
            <NoData />
          ) : (
            <FigureTable
              caption={t('table.caption', {
                competition: competitionName,
                view: t('table.formHead'),
                venue: t(`table.venues.${venue}`),
              })}
              columns={formColumns(context, last)}
              rows={rows}
              keyOf={({ teamId }) => teamId}
            />
          )}
        </QueryState>
      </Card>
    </>
  );
}
