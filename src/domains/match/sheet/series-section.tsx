import { useTranslations } from 'use-intl/react';
import { SERIES_WINS } from '../../../contract/nba/nba-codes';
import { monthDay } from '../../../i18n/wall-time';
import { statusOf } from '../../../rules/match/match-status';
import { isPlayed, type PastMatch, timeOf } from '../../../rules/match/past-matches';
import { type SeriesGame, type SeriesStanding, seriesOfGame } from '../../../rules/nba/series-standing';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import { useUnspoilt } from '../../spoilers/use-unspoilt';
import { Crest } from '../crest';
import type { RowTeam } from '../match-teams';
import type { RowMatch } from '../row-match';
import { BalanceBar } from './balance-bar';
import sheet from './match-sheet.module.css';
import styles from './series-section.module.css';
import type { Sides } from './sheet-board';
import type { SheetMatch } from './use-match-facts';

const nameOf = ({ short, name }: RowTeam): string => short ?? name;

/** "A lead and need 1 more win; B need 2 in a row"; nothing before the first game. */
function useStandingLabel() {
  const t = useTranslations('matchSheet.series');
  return ({ home, away }: SeriesStanding, sides: Sides): string => {
    if (home + away === 0) return '';
    if (home === away) return t('level', { need: SERIES_WINS - home });
    const isHome = home > away;
    const [more, less] = [Math.max(home, away), Math.min(home, away)];
    const leader = nameOf(isHome ? sides.home : sides.away);
    if (more === SERIES_WINS) return t('over', { leader, more, less });
    const other = nameOf(isHome ? sides.away : sides.home);
    return t('lead', { leader, other, need: SERIES_WINS - more, row: SERIES_WINS - less });
  };
}

interface BoxProps {
  readonly game: SeriesGame;
  readonly isThis: boolean;
  /** The team that won it; undefined before its end. */
  readonly winner: RowTeam | undefined;
}

function Box({ game: { number, match, isUncertain }, isThis, winner }: BoxProps) {
  const t = useTranslations('matchSheet.series');
  const live = useTranslations('match');
  const scores = match && isPlayed(match) ? [match.homeScore, match.awayScore].sort((a, b) => b - a) : [];
  const isDated = match !== undefined && match.isTimeOpen !== true;
  const isLive = match !== undefined && statusOf(match).group === 'processing';
  const toCome = isLive ? live('liveNow') : t(isUncertain ? 'ifNeeded' : 'toPlay');
  return (
    <li className={cx(winner === undefined && styles.next, isThis && styles.this)} aria-current={isThis || undefined}>
      <span className={text.meta}>{t('game', { number })}</span>
      {winner === undefined ? <i aria-hidden="true" /> : <Crest src={winner.crest} />}
      <span>{winner === undefined ? toCome : nameOf(winner)}</span>
      <span className={text.num}>{winner === undefined ? isDated && monthDay(timeOf(match)) : scores.join('–')}</span>
    </li>
  );
}

interface SeriesSectionProps {
  readonly match: RowMatch & SheetMatch;
  readonly sides: Sides;
  readonly seasons: readonly PastMatch[];
}

/** The best-of-seven series of a game: how it stands, what either side still needs, and its games; left out where it is of none. */
export function SeriesSection({ match, sides, seasons }: SeriesSectionProps) {
  const t = useTranslations('matchSheet.series');
  const wins = useTranslations('matchSheet');
  const standingLabel = useStandingLabel();
  const unspoilt = useUnspoilt();
  // The match itself is newer than its entry in the lists.
  const { matchId, statusId, homeScore, awayScore } = match;
  const games = seasons.map((one) => (one.matchId === matchId ? { ...one, statusId, homeScore, awayScore } : one));
  const series = seriesOfGame(match, games.map(unspoilt));
  if (series === undefined) return null;
  const { home, away, played } = series;
  return (
    <>
      <h3 className={sheet.heading}>
        {t('title')}
        <span className={text.meta}>{t('bestOf', { played })}</span>
      </h3>
      <BalanceBar
        ends={[
          wins('wins', { team: nameOf(sides.home), count: home }),
          wins('wins', { team: nameOf(sides.away), count: away }),
        ]}
        counts={[home, 0, away]}
      />
      <p className={text.meta}>{standingLabel(series, sides)}</p>
      <ol className={styles.games}>
        {series.games.map((game) => (
          <Box
            key={game.number}
            game={game}
            isThis={game.match?.matchId === matchId}
            winner={game.winnerId === undefined ? undefined : game.winnerId === match.homeId ? sides.home : sides.away}
          />
        ))}
      </ol>
    </>
  );
}
