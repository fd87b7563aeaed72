import { PLAYER_RANKING_SIZE } from '../../../contract/football/football-codes';
import type { RankedPlayer } from '../../../contract/football/football-player';

/** The places of a ranking that are shown, and what is said of the others. */
interface WholePlaces {
  readonly shown: readonly RankedPlayer[];
  /** The number of players in the first place; undefined where the list may have been cut among them. */
  readonly first: number | undefined;
  /** The players with the next figure; `count` as `first`. */
  readonly next: { readonly value: number; readonly count: number | undefined } | undefined;
}

const figureOf = ({ value = 0 }: RankedPlayer) => value;

/**
 * The ten best, without a place that some of its players would miss; but for the first place, which is cut.
 * In the server's order; who has nothing is not ranked.
 */
export function wholePlaces(players: readonly RankedPlayer[]): WholePlaces {
  const ranked = players.filter((player) => figureOf(player) > 0);
  /** The number of players with this figure, unless the list ends among them. */
  const countOf = (figure: number) => {
    const level = ranked.filter((player) => figureOf(player) === figure);
    const isCut = players.length >= PLAYER_RANKING_SIZE && players.at(-1) === level.at(-1);
    return isCut ? undefined : level.length;
  };
  const first = ranked[0] && countOf(figureOf(ranked[0]));
  const left = ranked[PLAYER_RANKING_SIZE];
  const best = ranked.slice(0, PLAYER_RANKING_SIZE);
  const whole = left === undefined ? best : best.filter((player) => figureOf(player) > figureOf(left));
  if (left === undefined || whole.length === 0) return { shown: best, first, next: undefined };
  return { shown: whole, first, next: { value: figureOf(left), count: countOf(figureOf(left)) } };
}

/** A team's two figures over its matches: yellow and red cards, or goals for and against. */
export interface TeamFigures {
  readonly teamId: string;
  readonly figures: readonly [number, number];
  readonly matches: number;
}

/** A row of a table of teams: a team with its place, or the sum of several. */
export interface FigureRow extends Omit<TeamFigures, 'teamId'> {
  readonly kind: 'team' | 'others' | 'all';
  /** Empty for a sum. */
  readonly teamId: string;
  readonly place?: number;
  readonly teams: number;
}

const SHOWN_TEAMS = 8;

const sumOf = (kind: FigureRow['kind'], teams: readonly TeamFigures[]): FigureRow => ({
  kind,
  teamId: '',
  teams: teams.length,
  figures: [0, 1].map((index) => teams.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0)) as [
    number,
    number,
  ],
  matches: teams.reduce((sum, { matches }) => sum + matches, 0),
});

/** By the first figure; of level teams the one with fewer matches, then with more of the second figure, is above. */
const mostFirst = (a: TeamFigures, b: TeamFigures) =>
  b.figures[0] - a.figures[0] || a.matches - b.matches || b.figures[1] - a.figures[1];

/** The eight teams with the most; the sum of the others; the sum of all. */
export function figureRows(teams: readonly TeamFigures[]): readonly FigureRow[] {
  const sorted = teams.filter(({ matches }) => matches > 0).sort(mostFirst);
  if (sorted.length === 0) return [];
  // A sum of one team is that team.
  const shown = sorted.length === SHOWN_TEAMS + 1 ? sorted : sorted.slice(0, SHOWN_TEAMS);
  const others = sorted.slice(shown.length);
  return [
    ...shown.map(
      (team): FigureRow => ({
        ...team,
        kind: 'team',
        teams: 1,
        place: sorted.findIndex((other) => mostFirst(other, team) === 0) + 1,
      }),
    ),
    ...(others.length > 0 ? [sumOf('others', others)] : []),
    sumOf('all', sorted),
  ];
}
