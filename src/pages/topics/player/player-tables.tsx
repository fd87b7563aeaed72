import { useTranslations } from 'use-intl/react';
import type { PlayerSeasonStat } from '../../../contract/football/football-player';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { type Column, FigureTable } from '../../../ui/lists/figure-table';
import { StatRow } from '../../../ui/lists/stat-row';
import { TableTeam } from '../tables/table-team';

type Competition = PlayerSeasonStat['competitions'][number];
type Past = PlayerSeasonStat['history'][number];
type FigureKey = 'appearances' | 'goals' | 'assists' | 'minutes_played';

/** CSS px of a column of figures. */
const WIDTH_PX = 46;
const MINUTES_WIDTH_PX = 62;

interface PlayerTableProps {
  readonly stat: PlayerSeasonStat;
}

/** Columns of figures: the word above, the figure or "—". */
function useFigures() {
  const t = useTranslations('topics');
  const { money } = useFormats();
  const words: Readonly<Record<FigureKey, string>> = {
    appearances: t('appearances'),
    goals: t('stat.goals'),
    assists: t('stat.assists'),
    minutes_played: t('minutes'),
  };
  return <R extends Partial<Record<FigureKey, number | undefined>>>(key: FigureKey): Column<R> => ({
    key,
    head: words[key],
    width: key === 'minutes_played' ? MINUTES_WIDTH_PX : WIDTH_PX,
    cell: (row) => money(row[key]),
  });
}

/** A season: four figures of all of it, and a line for each competition. */
export function PlayerSeason({ stat }: PlayerTableProps) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const { money } = useFormats();
  const figure = useFigures();
  // A goalkeeper's shots say nothing.
  const last =
    (stat.saves ?? 0) > 0
      ? { key: t('stat.saves'), value: money(stat.saves) }
      : { key: t('stat.shots_on_target'), value: money(stat.shots_on_target) };
  return (
    <>
      <StatRow
        stats={[
          { key: t('appearances'), value: money(stat.appearances) },
          { key: t('stat.goals'), value: money(stat.goals) },
          { key: t('stat.assists'), value: money(stat.assists) },
          last,
        ]}
      />
      {stat.competitions.length > 0 && (
        <FigureTable<Competition>
          caption={t('seasonStats')}
          columns={[
            {
              key: 'competition',
              head: t('competitions'),
              isRowHead: true,
              cell: ({ competitionName }) => competitionName ?? missing,
            },
            figure('appearances'),
            figure('goals'),
            figure('assists'),
            figure('minutes_played'),
          ]}
          rows={stat.competitions}
          keyOf={({ competitionId }, index) => competitionId ?? String(index)}
        />
      )}
    </>
  );
}

/** The seasons before, newest first. */
export function PlayerHistory({ stat: { history } }: PlayerTableProps) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const { fileUrl } = useServices();
  const figure = useFigures();
  return (
    <TitledSection title={t('history')}>
      <Card>
        <FigureTable<Past>
          caption={t('history')}
          columns={[
            {
              key: 'season',
              head: t('season'),
              width: 74,
              isRowHead: true,
              cell: ({ seasonName }) => seasonName ?? missing,
            },
            {
              key: 'team',
              head: t('table.team'),
              align: 'start',
              cell: ({ teamName, teamLogo }) => (
                <TableTeam name={teamName ?? missing} crest={teamLogo && fileUrl(teamLogo)} />
              ),
            },
            figure('appearances'),
            figure('goals'),
            figure('assists'),
          ]}
          rows={history}
          keyOf={({ seasonId }, index) => `${seasonId} ${index}`}
        />
      </Card>
    </TitledSection>
  );
}
