import { NOW } from './fake-services';
import { rawAnchor, TODAY } from './topics-world';

const DAY_MS = 86_400_000;

/** A game as the server sends it; not started unless told otherwise. */
const rawGame = (matchId: string, fields: Record<string, unknown> = {}) => ({
  matchId,
  statusId: 1,
  phase: 3001,
  matchDate: NOW + 3_600_000,
  homeId: `${matchId}h`,
  awayId: `${matchId}a`,
  homeName: `Home ${matchId}`,
  homeShortName: `H ${matchId}`,
  awayName: `Away ${matchId}`,
  homeLogo: 'c1',
  awayLogo: 'c2',
  matchTypeId: 2,
  ...fields,
});

/** Q3, 4:12 left. */
const IN_Q3 = { statusId: 6, phase: 3009, homeScore: 78, awayScore: 84, clockSeconds: 252 };

const split = (won: number, loss: number) => ({ won, loss });

/** Two teams of a conference, in the server's order. */
const rawRanking = (conference: number) => {
  const name = conference === 1 ? 'East' : 'West';
  const row = (teamId: string, fields: Record<string, unknown>) => ({
    teamId,
    teamName: `${name} ${teamId}`,
    shortName: `${name[0]}${teamId}`,
    ...fields,
  });
  const leader = row('1', {
    ...{ rank: 1, won: 56, loss: 10, winRate: 0.848485, gamesBehind: 0, streak: 16, lastTen: split(10, 0) },
    ...{ homeRecord: split(31, 4), awayRecord: split(25, 6) },
    ...{ conferenceRecord: split(37, 6), divisionRecord: split(12, 1) },
  });
  // Without additions: what follows from won and lost is still shown.
  const other = row('2', { rank: 7, won: '47', loss: '19', streak: -2 });
  return [
    { divisionName: name, isConference: 1, playoffPlaces: 6, playInPlaces: 10, rankingItem: [leader, other] },
    { divisionName: `${name} Central`, isConference: 0, rankingItem: [leader] },
  ];
};

const series = (
  stageId: string,
  conference: number | undefined,
  seriesIndex: number,
  teams: readonly [string, string],
  wins: readonly [number, number],
) => {
  const winners = [...Array.from({ length: wins[0] }, () => 0), ...Array.from({ length: wins[1] }, () => 1)];
  return winners.map((winner, index) =>
    rawGame(`s${stageId}${conference}${seriesIndex}${index}`, {
      ...{ stageId, conference, seriesIndex, gameNumber: index + 1, statusId: 10, phase: 3014 },
      matchDate: Date.parse('2024-06-07T08:30:00+08:00') + index * 2 * DAY_MS,
      ...{ homeId: teams[0], awayId: teams[1], homeName: `Team ${teams[0]}`, awayName: `Team ${teams[1]}` },
      ...{ homeShortName: teams[0], awayShortName: teams[1] },
      ...{ homeScore: winner === 0 ? 100 : 90, awayScore: winner === 0 ? 90 : 100 },
    }),
  );
};

const cupGame = (
  matchId: string,
  stageId: string,
  conference: number | undefined,
  teams: readonly [string, string],
  score: readonly [number, number],
) =>
  rawGame(matchId, {
    ...{ stageId, conference, statusId: 10, phase: 3014, matchDate: Date.parse('2024-12-11T08:00:00+08:00') },
    ...{ homeId: teams[0], awayId: teams[1], homeShortName: teams[0], awayShortName: teams[1] },
    ...{ homeScore: score[0], awayScore: score[1], seriesIndex: matchId.endsWith('2') ? 1 : 0 },
  });

/** The second of the east wins away from home and then plays the semi-final away: reversed. */
const CUP = [
  cupGame('w2', '10492', 2, ['HOU', 'GSW'], [91, 90]),
  cupGame('e1', '10492', 1, ['MIL', 'ORL'], [114, 109]),
  cupGame('e2', '10492', 1, ['NYK', 'ATL'], [100, 108]),
  cupGame('w1', '10492', 2, ['OKC', 'DAL'], [118, 104]),
  { ...cupGame('es', '10493', 1, ['ATL', 'MIL'], [102, 110]), isNeutral: 1 },
  cupGame('ws', '10493', 2, ['OKC', 'HOU'], [111, 96]),
  {
    ...cupGame('f', '10494', undefined, ['MIL', 'OKC'], [97, 81]),
    homeName: 'Milwaukee',
    awayName: 'Oklahoma',
    isNeutral: 1,
  },
];

const PLAYOFFS = [
  ...series('10501', 1, 0, ['CLE', 'MIA'], [4, 0]),
  ...series('10504', undefined, 0, ['BOS', 'DAL'], [4, 1]),
  ...CUP.slice(0, 1),
];

const DAY_GAMES = () => [
  rawGame('g1', {
    ...IN_Q3,
    matchDate: NOW - 5_400_000,
    anchorInfo: [rawAnchor('h1'), rawAnchor('h2', { liveUserGroupId: 8801 })],
  }),
  rawGame('g2', {
    statusId: 9,
    phase: 3013,
    homeScore: 112,
    awayScore: 112,
    clockSeconds: 150,
    matchDate: NOW - 7_200_000,
  }),
  rawGame('g3'),
  rawGame('g4', { statusId: 10, phase: 3016, homeScore: 118, awayScore: 121, matchDate: NOW - 30_000_000 }),
  rawGame('g5', { statusId: 13, phase: 3017 }),
  rawGame('g0', { statusId: 0 }),
];

const player = (playerId: string, fields: Record<string, unknown> = {}) => ({
  playerId,
  playerName: `Player ${playerId}`,
  shortName: `P${playerId}`,
  position: 'center',
  shirtNumber: 7,
  ...fields,
});

const SEASON_NAMES: Readonly<Record<string, string>> = {
  2425: '24-25',
  1745: '23-24',
  1566: '22-23',
  1414: '21-22',
};

const daysOf = (seasonName: string | undefined) => [
  { matchDate: TODAY, matchCount: 5, seasonName },
  { matchDate: Date.parse('2023-10-06T00:00:00+08:00'), matchCount: 1, seasonName },
  { matchDate: TODAY - DAY_MS, matchCount: 1, seasonName },
];

/** A season in miniature, by call. */
export const nbaAnswers = () => ({
  nbaMatchDate: ({ kind, seasonId }: Readonly<Record<string, unknown>>) =>
    kind === 'preseason' ? [] : daysOf(SEASON_NAMES[String(seasonId)]),
  nbaList: ({ kind, stageId, matchDate }: Readonly<Record<string, unknown>>) => {
    if (stageId !== undefined) return CUP.filter((game) => (game as { stageId?: string }).stageId === stageId);
    if (kind === 'finals') return series('10504', undefined, 0, ['BOS', 'DAL'], [4, 1]);
    if (kind === 'playoffs') return PLAYOFFS;
    return matchDate === TODAY ? DAY_GAMES() : [];
  },
  nbaRanking: ({ division }: Readonly<Record<string, unknown>>) => rawRanking(Number(division)),
  nbaHomeAway: () => [{ teamId: '1', teamName: 'East 1', homeWon: '31', homeLoss: '4', awayWon: '25', awayLoss: '6' }],
  nbaPlayerList: () =>
    Array.from({ length: 14 }, (_, index) =>
      player(String(index + 1), {
        ...{ value: 32.8 - index, teamId: '1', teamName: 'East 1' },
        position: index % 2 === 0 ? 'center' : 'pointGuard',
      }),
    ),
  nbaTeamLineUp: ({ id }: Readonly<Record<string, unknown>>) => ({
    ...{ teamId: id, teamName: 'Cleveland', conference: 1, rank: 1, won: 56, loss: 10 },
    ...{ seasonId: '2425', seasonName: '24-25', coach: 'Coach One', form: ['W', 'L'] },
    starters: [player('1')],
  }),
  nbaTeamMatch: () => [
    rawGame('g3'),
    rawGame('g9', { statusId: 10, phase: 3014, homeScore: 90, awayScore: 80, matchDate: NOW - DAY_MS }),
  ],
  nbaTeamPlayer: () => [
    player('1', { games: 60, points: 30.4, rebounds: 11 }),
    player('2', { games: 60, points: 12.1, rebounds: 5, position: 'pointGuard' }),
    // Too few games to be the best in anything.
    player('3', { games: 2, points: 60, position: undefined }),
  ],
  nbaTeamData: () => ({
    ...{ teamId: '1', games: 66, homeWon: 31, homeLoss: 4, awayWon: 25, awayLoss: 6 },
    stats: [
      { stat: 'pointsFor', value: 121.9, leagueAverage: 113.4, leagueBest: 121.9, rank: 1 },
      { stat: 'threePointers', value: 38.3, leagueAverage: 36, leagueBest: 39.1 },
    ],
  }),
  nbaPlayerDetail: ({ id }: Readonly<Record<string, unknown>>) =>
    player(String(id), {
      ...{ teamId: '1', teamName: 'Cleveland', height: 211, birthday: '1996-04-01', nationality: 'Serbia' },
      seasons: [
        { seasonId: '2425', seasonName: '24-25', games: 60, points: 30.4, rebounds: 11, assists: 4 },
        { seasonId: '1745', seasonName: '23-24', games: 79, points: 24.2, rebounds: 10.6 },
      ],
      lastGames: [
        { matchId: 'g9', matchDate: NOW - DAY_MS, opponentName: 'Heat', isHome: 1, isWin: 1, points: 31, rebounds: 12 },
        { matchId: 'g8', matchDate: NOW - 3 * DAY_MS, opponentName: 'Nets', isHome: 0, isWin: 0, points: 0 },
      ],
    }),
});
