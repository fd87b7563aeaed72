import { useTranslations } from 'use-intl/react';
import type { NbaPlayerGame } from '../../../../contract/nba/nba-player';
import { spoilerStore, useNoSpoilers } from '../../../../domains/spoilers/spoiler-store';
import { ShowScore } from '../../../../domains/spoilers/veil';
import { monthDay } from '../../../../i18n/wall-time';
import { couldEndToday } from '../../../../rules/match/spoilers';
import { useServices } from '../../../../services/services';
import { useStore } from '../../../../services/store-registry';
import { Trend } from '../../../../ui/charts/trend';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { type Column, FigureTable } from '../../../../ui/lists/figure-table';
import { BarChart } from './bar-chart';

/** Sport type of the NBA's games. */
const BASKETBALL = 2;
/** CSS px of a column of figures. */
const WIDTH_PX = 40;

/** The last games, newest first: points as columns, oldest first, and a table with all figures. */
export function LastGames({ games }: { readonly games: readonly NbaPlayerGame[] }) {
  const t = useTranslations('nba.player');
  const missing = useTranslations('format')('missing');
  const services = useServices();
  const hides = useNoSpoilers();
  const shown = useStore(spoilerStore, (state) => state.shown);
  if (games.length === 0) return null;
  // A game of today says who won, and no more, until it is asked for.
  const isHidden = ({ matchId, matchDate }: NbaPlayerGame) =>
    hides && !shown.has(matchId) && couldEndToday({ startDate: matchDate, matchTypeId: BASKETBALL }, services.now());
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
      isRowHead: true,
      cell: (game) => {
        const { matchId, opponentName = missing, isHome, isWin } = game;
        const versus = t(isHome === true ? 'home' : 'away', { team: opponentName });
        if (isHidden(game)) {
          return (
            <>
              {versus} <ShowScore matchId={matchId} versus={versus} />
            </>
          );
        }
        return (
          <>
            {versus} {isWin !== undefined && <Trend value={isWin ? 1 : -1}>{t(isWin ? 'win' : 'loss')}</Trend>}
          </>
        );
      },
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
          bars={[...games].reverse().map((game) => ({
            key: game.matchId,
            value: game.points ?? 0,
            word: monthDay(game.matchDate),
            isMuted: game.isWin === false && !isHidden(game),
          }))}
        />
        <FigureTable caption={t('lastGames')} columns={columns} rows={games} keyOf={({ matchId }) => matchId} />
      </Card>
    </TitledSection>
  );
}
