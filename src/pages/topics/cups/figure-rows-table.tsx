import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Card } from '../../../ui/layout/section';
import { type Column, FigureTable } from '../../../ui/lists/figure-table';
import text from '../../../ui/theme/text.module.css';
import type { Topic } from '../data/topic';
import { SampledFigure } from '../tables/rates-view';
import { TableTeam } from '../tables/table-team';
import type { FigureRow } from './cup-figures';
import type { NamedTeam } from './use-cup-figures';

const PLACE_PX = 34;
const FIGURE_PX = 44;
const AVERAGE_PX = 62;
/** Cards a match, both kinds; goals for a match. */
const AVERAGES = {
  cards: { decimals: 1, of: ([yellow, red]: FigureRow['figures']) => yellow + red },
  goals: { decimals: 2, of: ([scored]: FigureRow['figures']) => scored },
} as const;

interface FigureRowsTableProps {
  readonly kind: keyof typeof AVERAGES;
  readonly rows: readonly FigureRow[];
  readonly teams: ReadonlyMap<string, NamedTeam>;
  readonly topic: Topic;
  readonly seasonId: string;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** Teams by two figures and their average a match; the sums of the others and of all below. */
export function FigureRowsTable({ kind, rows, teams, topic, seasonId, children }: FigureRowsTableProps) {
  const t = useTranslations('topics.cupStats');
  const tables = useTranslations('topics.table');
  const { fileUrl, paths } = useServices();
  const average = AVERAGES[kind];
  const nameOf = (row: FigureRow) => {
    if (row.kind !== 'team')
      return <b className={text.strong}>{t(row.kind === 'all' ? 'all' : 'others', { count: row.teams })}</b>;
    const { name = row.teamId, crest } = teams.get(row.teamId) ?? {};
    return <TableTeam name={name} crest={crest && fileUrl(crest)} to={topic.teamPath(paths, seasonId, row.teamId)} />;
  };
  const columns: readonly Column<FigureRow>[] = [
    { key: 'place', head: '#', name: tables('rank'), width: PLACE_PX, cell: ({ place }) => place },
    { key: 'team', head: tables('team'), isRowHead: true, cell: nameOf },
    { key: 'first', head: t(`${kind}First`), width: FIGURE_PX, cell: ({ figures: [first] }) => first },
    { key: 'second', head: t(`${kind}Second`), width: FIGURE_PX, cell: ({ figures: [, second] }) => second },
    {
      key: 'average',
      head: t('average'),
      width: AVERAGE_PX,
      cell: ({ figures, matches, kind: of }) => (
        <SampledFigure
          value={(average.of(figures) / matches).toFixed(average.decimals)}
          sample={of === 'team' ? tables('matches', { count: matches }) : t('teamMatches', { count: matches })}
        />
      ),
    },
  ];
  return (
    <Card>
      <FigureTable
        caption={t(kind === 'cards' ? 'cards' : 'teamGoals')}
        columns={columns}
        rows={rows}
        keyOf={({ teamId, kind: of }) => teamId || of}
      />
      {children}
    </Card>
  );
}
