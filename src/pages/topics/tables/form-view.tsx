import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Segmented } from '../../../ui/controls/segmented';
import { LeagueTableCard } from './league-table-card';
import { formTable } from './season-results';
import { formColumns } from './standings-columns';
import { type LeagueTableProps, TableChoices } from './table-choices';
import { useSeasonResults } from './use-season-results';
import { useTableContext } from './use-table-context';

const SPANS = [5, 10] as const;

/** The teams of a league by their last five or ten matches, wherever, at home or away; matches in play don't count. */
export function FormView({ topic, competition, table, venue, ...choice }: LeagueTableProps) {
  const t = useTranslations('topics');
  const [last, setLast] = useState<(typeof SPANS)[number]>(5);
  const { query, teams, results, hides } = useSeasonResults({ topic, competition, table });
  const context = useTableContext(topic, competition.seasonId, table.query.data);
  const ids = teams.map(({ teamId }) => teamId);
  const rows = formTable(ids, results, { venue, last })
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
        word={`${t(`table.formOf.${venue}`, { count: last, competition: t(`competition.${competition.key}`) })}${hides ? ` · ${t('table.withoutToday')}` : ''}`}
      >
        <Segmented
          label={t('table.span')}
          segments={SPANS.map((value) => ({ value, label: t('table.last', { count: value }) }))}
          value={last}
          onSelect={setLast}
          panelId={choice.panelId}
        />
      </TableChoices>
      <LeagueTableCard
        {...{ query, competition, venue, rows }}
        view="formHead"
        columns={formColumns(context, last)}
        keyOf={({ teamId }) => teamId}
      />
    </>
  );
}
