import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Standings, TableRow } from '../../../contract/football/standings';
import { TableLegend } from './table-legend';

interface TableNotesProps {
  readonly standings: Standings;
  readonly rows: readonly TableRow[];
  /** In the place of the last line. */
  readonly children?: ReactNode;
}

/** Below a table: what its marks mean, whose points were taken away, how level teams are ordered. */
export function TableNotes({ standings: { zones, ruleText }, rows, children }: TableNotesProps) {
  const t = useTranslations('topics.table');
  const used = new Set(rows.map(({ zone }) => zone));
  const shown = zones.filter(({ zone }) => used.has(zone));
  const deducted = rows.filter(({ deduction = 0 }) => deduction > 0);
  return (
    <TableLegend zones={shown.map(({ zone, name, tone }) => ({ key: zone, name, tone }))}>
      {deducted.map(({ teamId, teamName = teamId, deduction, deductionNote }) => (
        <p key={teamId}>
          {deductionNote === undefined
            ? t('deduction', { team: teamName, points: String(deduction) })
            : t('deductionReason', { team: teamName, points: String(deduction), reason: deductionNote })}
        </p>
      ))}
      {ruleText !== undefined && <p>{ruleText}</p>}
      {children ?? <p>{t('note')}</p>}
    </TableLegend>
  );
}
