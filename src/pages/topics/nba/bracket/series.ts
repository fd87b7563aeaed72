import { CONFERENCE, PLAYOFF_STAGE, SERIES_WINS } from '../../../../contract/nba/nba-codes';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import { readStatus } from '../../../../rules/match/match-status';
import type { Spoilable } from '../../../../rules/match/spoilers';
import { winnerOf } from '../../cups/winner';

/** A team in a series, as its games name it. */
export interface SeriesTeam {
  readonly id: string;
  readonly name: string | undefined;
  readonly shortName: string | undefined;
  readonly logo: string | undefined;
  readonly wins: number;
}

/** A best-of-seven series and how it stands (decisions.md, NBA: 3–1). */
export interface Series {
  readonly key: string;
  /** Drawn above: at home in the first game, unless the bracket has the other one above. */
  readonly first: SeriesTeam;
  readonly second: SeriesTeam;
  readonly isOver: boolean;
  readonly isLive: boolean;
  /** The score of one of its games is hidden. */
  readonly isVeiled: boolean;
  /** First and last game, Unix ms. */
  readonly from: number;
  readonly to: number;
}

/** The play-offs from the outside to the final: rounds of 4, 2 and 1 of each conference; an unknown series is empty. */
export interface PlayoffBracket {
  readonly east: readonly (readonly (Series | undefined)[])[];
  readonly west: readonly (readonly (Series | undefined)[])[];
  readonly final: Series | undefined;
}

const ROUNDS = [
  [PLAYOFF_STAGE.first, 4],
  [PLAYOFF_STAGE.second, 2],
  [PLAYOFF_STAGE.conferenceFinal, 1],
] as const;

function teamIn(game: NbaMatch, isHome: boolean, wins: number): SeriesTeam {
  return isHome
    ? { id: game.homeId ?? '', name: game.homeName, shortName: game.homeShortName, logo: game.homeLogo, wins }
    : { id: game.awayId ?? '', name: game.awayName, shortName: game.awayShortName, logo: game.awayLogo, wins };
}

/** The state of a series after its games; `above` is the team that the bracket draws first. Undefined without games. */
export function seriesOf(
  games: readonly (NbaMatch & Pick<Spoilable, 'isVeiled'>)[],
  above?: string,
): Series | undefined {
  const sorted = [...games].sort((a, b) => a.matchDate - b.matchDate);
  const [opening] = sorted;
  const last = sorted.at(-1);
  if (opening === undefined || last === undefined) return undefined;
  const winsOf = (id: string | undefined) =>
    sorted.filter((game) => winnerOf('basketball', game) === id && id !== undefined).length;
  const [home, away] = [teamIn(opening, true, winsOf(opening.homeId)), teamIn(opening, false, winsOf(opening.awayId))];
  const isTurned = above !== undefined && above === away.id;
  return {
    key: `${opening.stageId}-${home.id}-${away.id}`,
    first: isTurned ? away : home,
    second: isTurned ? home : away,
    isOver: home.wins === SERIES_WINS || away.wins === SERIES_WINS,
    isLive: sorted.some(({ statusId }) => readStatus('basketball', statusId).group === 'processing'),
    isVeiled: sorted.some(({ isVeiled }) => isVeiled === true),
    from: opening.matchDate,
    to: last.matchDate,
  };
}

/** The winner of a series that is over. */
export const seriesWinner = (series: Series | undefined): string | undefined => {
  if (series?.isOver !== true) return undefined;
  return series.first.wins > series.second.wins ? series.first.id : series.second.id;
};

/** The bracket of the play-offs, fixed 1-8/4-5, 3-6/2-7 (decisions.md, NBA), from all of their games. */
export function playoffBracket(games: readonly (NbaMatch & Pick<Spoilable, 'isVeiled'>)[]): PlayoffBracket {
  const half = (conference: number) => {
    const rounds: (Series | undefined)[][] = [];
    for (const [stageId, count] of ROUNDS) {
      const own = games.filter((game) => game.stageId === stageId && game.conference === conference);
      const before = rounds.at(-1) ?? [];
      rounds.push(
        Array.from({ length: count }, (_, position) =>
          seriesOf(
            own.filter(({ seriesIndex }) => seriesIndex === position),
            seriesWinner(before[position * 2]),
          ),
        ),
      );
    }
    return rounds;
  };
  return {
    east: half(CONFERENCE.east),
    west: half(CONFERENCE.west),
    final: seriesOf(games.filter(({ stageId }) => stageId === PLAYOFF_STAGE.final)),
  };
}
