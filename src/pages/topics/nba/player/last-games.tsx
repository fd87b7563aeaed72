import { useTranslations } from 'use-intl/react';
import type { NbaPlayerGame } from '../../../../contract/nba/nba-player';
import { monthDay } from '../../../../i18n/wall-time';
import { Trend } from '../../../../ui/charts/trend';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { type Column, FigureTable } from '../../../../ui/lists/figure-table';
import { BarChart } from '../bar-chart';

/** CSS px of a column of figures. */
const WIDTH_PX = 40;

/** The last games, newest first: points as columns, oldest first, and a table with all figures. */
export function LastGames({ games }: { readonly games: readonly NbaPlayerGame[] }) {
  const t = useTranslations('nba.player');
  const missing = useTranslations('format')('missing');
  if (games.length === 0) return null;
  const most = Math.max(...games.map(({ points = 0 }) => points));
  const figure = (key: 'points' | 'rebounds' | 'assists' | 'steals' | 'blocks'): Column<NbaPlayerGame> => ({
    key,
    head: t(key),
    width: WIDTH_PX,
    look: key === 'points' ? 'points' : undefined,
    // Below 360 px steals and blocks give way: the season above has them.
    isFolded: key === 'steals' || key === 'blocks',
    cell: (row) => row[key] ?? missing,
  });
  const columns: readonly Column<NbaPlayerGame>[] = [
    {
      key: 'opponent',
      head: t('opponent'),
      align: 'start',
      isRowHead: true,
      cell: ({ opponentName = missing, isHome, isWin }) => (
        <>
          {t(isHome === true ? 'home' : 'away', { team: opponentName })}{' '}
          {isWin !== undefined && <Trend value={isWin ? 1 : -1}>{t(isWin ? 'win' : 'loss')}</Trend>}
        </>
      ),
    },
    { key: 'date', head: t('date'), width: 50, look: 'muted', cell: ({ matchDate }) => monthDay(matchDate) },
    figure('points'),
    figure('rebounds'),
    figure('assists'),
    figure('steals'),
    figure('blocks'),
  ];
  return (
    <TitledSection title={t('lastGames')}>
      <Card>
        <BarChart
          label={t('chart', { games: String(games.length), most: String(most) })}
          bars={[...games].reverse().map(({ matchId, matchDate, points = 0, isWin }) => ({
            key: matchId,
            value: points,
            word: monthDay(matchDate),
            isMuted: isWin === false,
          }))}
        />
        <FigureTable caption={t('lastGames')} columns={columns} rows={games} keyOf={({ matchId }) => matchId} />
      </Card>
    </TitledSection>
  );
}
