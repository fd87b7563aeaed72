import { CONFERENCE, PLAYOFF_STAGE } from '../../../../contract/nba/nba-codes';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import type { NbaRanking, NbaRow } from '../../../../contract/nba/nba-standings';
import { winRate } from '../../../../rules/nba/table';

/** Both teams of a game, whoever is at home. */
const pairOf = ({ homeId = '', awayId = '' }: NbaMatch): string => [homeId, awayId].sort().join(' ');

/** Games with their teams' conference where the feed lacks it (an addition); `east`: teams of the eastern tables. */
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

const STAGES: readonly string[] = [PLAYOFF_STAGE.final, ...ROUNDS].reverse();

/** Play-off games with stages known here; unknown ids are told by how many series a team has played. */
export function withPlayoffStages<G extends NbaMatch>(games: readonly G[]): G[] {
  if (games.some(({ stageId = '' }) => STAGES.includes(stageId))) return [...games];
  const series = new Map<string, G[]>();
  for (const game of [...games].sort((a, b) => a.matchDate - b.matchDate)) {
    const pair = pairOf(game);
    series.set(pair, [...(series.get(pair) ?? []), game]);
  }
  const pairs = [...series.keys()];
  const meet = (one: string, other: string) => other.split(' ').some((team) => one.split(' ').includes(team));
  const isPlayIn = (pair: string) =>
    series.get(pair)?.length === 1 && pairs.slice(pairs.indexOf(pair) + 1).some((later) => meet(later, pair));
  const stages = new Map<string, number>();
  const played = new Map<string, number>();
  for (const pair of pairs.filter((one) => !isPlayIn(one))) {
    const teams = pair.split(' ');
    const round = Math.max(...teams.map((team) => played.get(team) ?? 0));
    stages.set(pair, round);
    for (const team of teams) played.set(team, round + 1);
  }
  return games.map((game) => ({ ...game, stageId: STAGES[stages.get(pairOf(game)) ?? -1] }));
}

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

/** All teams of a conference that comes in divisions alone, by their rate; places and games behind are those of the whole. */
function joined(divisions: readonly NbaRanking[]): NbaRanking[] {
  const rateOf = ({ winRate: rate, won = 0, loss = 0 }: NbaRow) => rate ?? winRate({ won, loss });
  const [first] = divisions;
  if (first === undefined) return [];
  const rows = divisions.flatMap(({ rankingItem }) => rankingItem).sort((a, b) => rateOf(b) - rateOf(a));
  return [
    {
      ...first,
      divisionName: divisions.map(({ divisionName }) => divisionName).join(' · '),
      rankingItem: rows.map((row) => ({ ...row, rank: undefined, gamesBehind: undefined })),
    },
  ];
}

/** A conference's tables: the whole one (the largest where none says so), or those of its divisions. */
export function tablesOf(rankings: readonly NbaRanking[], wantsDivisions: boolean): NbaRanking[] {
  const sizeOf = ({ rankingItem }: NbaRanking) => rankingItem.length;
  const most = Math.max(0, ...rankings.map(sizeOf));
  const told = rankings.find(({ isConference }) => isConference);
  const largest = rankings.filter((ranking) => sizeOf(ranking) === most);
  const whole = told ?? (largest.length === 1 ? largest[0] : undefined);
  if (whole === undefined) return wantsDivisions ? [...rankings] : joined(rankings);
  return rankings.filter((ranking) => (ranking === whole) !== wantsDivisions);
}
