import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Standings } from '../../../contract/football/standings';
import { QueryState } from '../../../domains/query/query-state';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { Segmented } from '../../../ui/controls/segmented';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import { FigureTable } from '../../../ui/lists/figure-table';
import type { Competition, Topic } from '../data/topic';
import { NoData } from '../layout/no-data';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../layout/topic-skeletons';
import { RoundMenu } from '../rounds/round-menu';
import rounding from '../rounds/rounds.module.css';
import { useRoundTable } from '../rounds/use-round-table';
import { LeagueSeasonMenu, type ShownSeason } from './league-season-menu';
import panel from './panel-head.module.css';
import { formColumns, leagueColumns } from './standings-columns';
import { TableNotes } from './table-notes';
import { TeamForm } from './team-form';
import { useTableContext } from './use-table-context';

const SPLITS = ['all', 'home', 'away', 'form'] as const;
type Split = (typeof SPLITS)[number];

interface StandingsPanelProps {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly onSeason: (season: ShownSeason) => void;
}

/** CSS px: the place of season and round while nobody knows them. */
const CHIP_PX = 36;
const CHOICES_PX = 180;

const loadWhy = () => import('../why/football-why');

const rowsOf = ({ groups: [table] }: Standings, split: Split) => (split === 'form' ? table?.all : table?.[split]) ?? [];

/** A league's table: all matches, those at home, those away, and the form; in the server's order. */
export function StandingsPanel({ topic, competition, onSeason }: StandingsPanelProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const panelId = useId();
  const [split, setSplit] = useState<Split>('all');
  const { query, rounds, round, season } = useRoundTable({ services, topic, seasonId: competition.seasonId });
  const rows = query.data === undefined ? [] : rowsOf(query.data, split);
  const why = useLazySheet(loadWhy, ({ FootballWhy }, close, teamId: string) => (
    <FootballWhy
      table={{
        topic,
        competition,
        kind: split === 'home' || split === 'away' ? 'venue' : 'all',
        rows,
        away: query.data?.groups[0]?.away ?? [],
        seasonName: query.data?.seasonName,
        round,
      }}
      teamId={teamId}
      onClose={close}
    />
  ));
  const onWhy = rows.length > 1 ? why.open : undefined;
  const context = { ...useTableContext(topic, competition.seasonId, query.data), onWhy };
  const words: Readonly<Record<Split, string>> = {
    all: t('table.all'),
    home: t('table.home'),
    away: t('table.away'),
    form: t('table.formHead'),
  };
  const columns =
    split === 'form' ? formColumns(context, ({ form = [] }) => <TeamForm form={form} />) : leagueColumns(context);
  return (
    <>
      <div className={cx(panel.head, rounding.line)}>
        <Segmented
          label={t('table.split')}
          segments={SPLITS.map((value) => ({ value, label: words[value] }))}
          value={split}
          onSelect={setSplit}
          panelId={panelId}
        />
        {season.teamId === undefined && query.isPending && (
          <span className={rounding.choices} style={{ blockSize: CHIP_PX, inlineSize: CHOICES_PX }} />
        )}
        {season.teamId !== undefined && (
          <span className={rounding.choices}>
            <LeagueSeasonMenu
              {...{ topic, competition }}
              teamId={season.teamId}
              shown={{ seasonId: competition.seasonId, name: season.name ?? competition.seasonId }}
              onChoose={onSeason}
            />
            {rounds !== undefined && <RoundMenu rounds={rounds} />}
          </span>
        )}
      </div>
      <div id={panelId}>
        <Card>
          <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
            {rows.length === 0 ? (
              <NoData />
            ) : (
              <FigureTable
                caption={t('table.caption', {
                  competition: t(`competition.${competition.key}`),
                  split: words[split],
                })}
                columns={columns}
                rows={rows}
                keyOf={({ teamId }) => teamId}
              />
            )}
            {query.data !== undefined && rows.length > 0 && <TableNotes standings={query.data} rows={rows} />}
          </QueryState>
        </Card>
      </div>
      {why.sheet}
    </>
  );
}
