import { CONFERENCE, PLAYOFF_STAGE } from '../../../../contract/nba/nba-codes';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import type { NbaRanking } from '../../../../contract/nba/nba-standings';

/** Both teams of a game, whoever is at home. */
const pairOf = ({ homeId = '', awayId = '' }: NbaMatch): string => [homeId, awayId].sort().join(' ');

/**
 * Games with the conference that their teams are of, where the feed does not say it (an addition); `east`: the teams of the
 * eastern tables. Games between the two have none.
 */
export function withConferences(games: readonly NbaMatch[], east: ReadonlySet<string>): NbaMatch[] {
  const inEast = (teamId: string | undefined) => teamId !== undefined && east.has(teamId);
  return games.map((game) => {
    const isEast = inEast(game.homeId);
    if (game.conference !== undefined || east.size === 0 || isEast !== inEast(game.awayId)) return game;
    return { ...game, conference: isEast ? CONFERENCE.east : CONFERENCE.west };
  });
}

/** The last round first: it tells from above where the series of the one before it stand. */
const ROUNDS = [PLAYOFF_STAGE.conferenceFinal, PLAYOFF_STAGE.second, PLAYOFF_STAGE.first];

/** The pairs of one conference's rounds from the top of the bracket: where their winners meet later, else by time. */
function positionsOf(games: readonly NbaMatch[], conference: number): Map<string, number> {
  const positions = new Map<string, number>();
  let later: readonly string[] = [];
  for (const stageId of ROUNDS) {
    const own = games.filter((game) => game.stageId === stageId && game.conference === conference);
    const byTime = [...own].sort((a, b) => a.matchDate - b.matchDate);
    const pairs = [...new Set(byTime.map(pairOf))];
    const meets = (pair: string) => {
      const position = later.findIndex((team) => pair.split(' ').includes(team));
      return position === -1 ? later.length : position;
    };
    const ordered = pairs.sort((a, b) => meets(a) - meets(b));
    ordered.forEach((pair, position) => {
      positions.set(`${stageId} ${pair}`, position);
    });
    later = ordered.flatMap((pair) => pair.split(' '));
  }
  return positions;
}

/** Play-off games with the place of their series, where the feed does not say it (an addition): by teams, stage and time. */
export function withSeriesPositions(games: readonly NbaMatch[]): NbaMatch[] {
  if (games.some(({ seriesIndex }) => seriesIndex !== undefined)) return [...games];
  const positions = new Map(Object.values(CONFERENCE).flatMap((conference) => [...positionsOf(games, conference)]));
  return games.map((game) => ({ ...game, seriesIndex: positions.get(`${game.stageId} ${pairOf(game)}`) }));
}

/**
 * Of a conference's tables the whole one, or those of its divisions. Where none says which it is (an addition), the one with
 * the most teams is the conference's.
 */
export function tablesOf(rankings: readonly NbaRanking[], wantsDivisions: boolean): NbaRanking[] {
  const sizeOf = ({ rankingItem }: NbaRanking) => rankingItem.length;
  const most = Math.max(0, ...rankings.map(sizeOf));
  const isTold = rankings.some(({ isConference }) => isConference);
  const whole = rankings.find((ranking) => (isTold ? ranking.isConference : sizeOf(ranking) === most));
  return rankings.filter((ranking) => (ranking === whole) !== wantsDivisions);
}
