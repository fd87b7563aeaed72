import { CUP_STAGES, PLAYOFF_STAGE, SERIES_WINS } from '../../contract/nba/nba-codes';
import { isBetween, isPlayed, once, type PastMatch, resultFor, timeOf } from '../match/past-matches';

/** The games of a series that is level to the end. */
const MOST_GAMES = 2 * SERIES_WINS - 1;
const SERIES_STAGES: ReadonlySet<string> = new Set(Object.values(PLAYOFF_STAGE));

export interface SeriesGame {
  /** 1 to 7. */
  readonly number: number;
  /** Undefined: nobody tells of it yet. */
  readonly match: PastMatch | undefined;
  readonly winnerId: string | undefined;
  /** One side may have won before it. */
  readonly isUncertain: boolean;
}

/** A best-of-seven series as it stands, for the teams of one of its games. */
export interface SeriesStanding {
  readonly games: readonly SeriesGame[];
  readonly home: number;
  readonly away: number;
  /** Games that are over. */
  readonly played: number;
}

/**
 * The series of a game among both teams' games of its part of the season; undefined where it is of none: the cup, the
 * play-in, or a series with a game whose score is hidden.
 */
export function seriesOfGame(game: PastMatch, games: readonly PastMatch[]): SeriesStanding | undefined {
  const stageId = game.stageId ?? games.find(({ matchId }) => matchId === game.matchId)?.stageId ?? '';
  const own = once(games)
    .filter(isBetween(game.homeId, game.awayId))
    .filter((one) => (one.stageId ?? '') === stageId)
    .sort((a, b) => timeOf(a) - timeOf(b))
    .slice(0, MOST_GAMES);
  const self = own.find(({ matchId }) => matchId === game.matchId);
  const kind = self?.kind ?? game.kind;
  const isPlayoff = (kind === 'playoffs' || kind === 'finals') && !CUP_STAGES.has(stageId);
  const isSeries = SERIES_STAGES.has(stageId) || (isPlayoff && own.length > 1);
  if (self === undefined || !isSeries || own.some(({ isVeiled }) => isVeiled === true)) return undefined;
  const over = own.filter(isPlayed);
  const home = over.filter((one) => resultFor(game.homeId ?? '', one) === 'won').length;
  const away = over.length - home;
  const certain = SERIES_WINS + Math.min(home, away);
  const isOver = Math.max(home, away) === SERIES_WINS;
  const isNumbered = own.every(({ gameNumber }) => gameNumber !== undefined);
  const boxes = Array.from({ length: MOST_GAMES }, (_, index): SeriesGame => {
    const number = index + 1;
    const match = isNumbered ? own.find(({ gameNumber }) => gameNumber === number) : own[index];
    const isHomes = match !== undefined && isPlayed(match) && resultFor(game.homeId ?? '', match) === 'won';
    const winnerId = match === undefined || !isPlayed(match) ? undefined : isHomes ? game.homeId : game.awayId;
    return { number, match, winnerId, isUncertain: number > certain };
  });
  // After the last game nothing is to come.
  return { home, away, played: over.length, games: boxes.filter(({ match }) => match !== undefined || !isOver) };
}
