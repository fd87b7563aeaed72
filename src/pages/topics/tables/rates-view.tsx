import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { Segmented } from '../../../ui/controls/segmented';
import { cx } from '../../../ui/cx';
import type { Column } from '../../../ui/lists/figure-table';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { shortNameOf } from '../data/short-names';
import { LeagueTableCard } from './league-table-card';
import { type GoalRates, goalRates, rateOf, type Share } from './season-results';
import { type LeagueTableProps, TableChoices } from './table-choices';
import { TableLegend } from './table-legend';
import { TableTeam } from './table-team';
import { useSeasonResults } from './use-season-results';
import { useTableContext } from './use-table-context';

const LINES = [1.5, 2.5, 3.5] as const;
const MEASURES = ['over', 'bothScored', 'cleanSheets', 'goals'] as const;
type Measure = (typeof MEASURES)[number];
const WIDTHS: Readonly<Record<Measure, number>> = { over: 58, bothScored: 62, cleanSheets: 58, goals: 54 };
const GOALS_DECIMALS = 2;

/** A figure, and below it from how many matches. */
export const SampledFigure = ({ value, sample }: { readonly value: string; readonly sample: ReactNode }) => (
  <>
    <b className={text.strong}>{value}</b>
    <small className={cx(text.meta, layout.block)}>{sample}</small>
  </>
);

/** The goals in a league's matches by team: over a line, both scored, clean sheets, goals a match, each with its sample. */
export function RatesView({ topic, competition, table, venue, ...choice }: LeagueTableProps) {
  const t = useTranslations('topics');
  const { percent } = useFormats();
  const [line, setLine] = useState<(typeof LINES)[number]>(2.5);
  const [sorted, setSorted] = useState<Measure>('over');
  const { query, teams, results, hides } = useSeasonResults({ topic, competition, table });
  const { fileUrl, teamPath } = useTableContext(topic, competition.seasonId, table.query.data);
  const ids = teams.map(({ teamId }) => teamId);
  const [league, ...ofTeams] = goalRates(ids, results, { venue, line });
  const ranked = [...ofTeams].sort((a, b) => rateOf(b[sorted]) - rateOf(a[sorted]));
  const rows = league === undefined || ofTeams.length === 0 ? [] : [league, ...ranked];
  const name: Readonly<Record<Measure, string>> = {
    over: t('table.over', { line }),
    bothScored: t('table.bothScored'),
    cleanSheets: t('table.cleanSheets'),
    goals: t('table.goalsEach'),
  };
  const shown = (measure: Measure, share: Share) =>
    measure === 'goals' ? (
      <SampledFigure value={rateOf(share).toFixed(GOALS_DECIMALS)} sample={t('table.matches', { count: share.of })} />
    ) : (
      <SampledFigure value={percent(rateOf(share))} sample={`${share.count}/${share.of}`} />
    );
  const team = ({ teamId }: GoalRates) => {
    if (teamId === undefined) return <b className={text.strong}>{t('table.wholeLeague')}</b>;
    const { teamName = teamId, teamLogo } = teams.find((one) => one.teamId === teamId) ?? {};
    const crest = teamLogo && fileUrl(teamLogo);
    return <TableTeam name={teamName} short={shortNameOf(teamName)} crest={crest} to={teamPath(teamId)} />;
  };
  const columns: readonly Column<GoalRates>[] = [
    { key: 'team', head: t('table.team'), isRowHead: true, cell: team },
    ...MEASURES.map((measure) => ({
      key: measure,
      head: name[measure],
      width: WIDTHS[measure],
      isFolded: measure === 'cleanSheets',
      sort: { isOn: measure === sorted, onSort: () => setSorted(measure) },
      cell: (row: GoalRates) => shown(measure, row[measure]),
    })),
  ];
  const competitionName = t(`competition.${competition.key}`);
  const season = table.query.data?.seasonName ?? '';
  const word = `${t('table.playedIn', { season, competition: competitionName, count: results.length })}${hides ? ` · ${t('table.withoutToday')}` : ''}`;
  return (
    <>
      <TableChoices {...choice} venue={venue} word={query.data !== undefined && word}>
        <Segmented
          label={t('table.line')}
          segments={LINES.map((value) => ({ value, label: String(value) }))}
          value={line}
          onSelect={setLine}
          panelId={choice.panelId}
        />
      </TableChoices>
      <LeagueTableCard
        {...{ query, competition, venue, columns, rows }}
        view="rates"
        keyOf={({ teamId = '' }) => teamId}
      >
        <TableLegend zones={[]}>
          <p>{t('table.ratesNote', { line, least: Math.ceil(line) })}</p>
        </TableLegend>
      </LeagueTableCard>
    </>
  );
}
