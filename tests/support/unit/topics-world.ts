import { serverDay } from '../../../src/rules/match/date-filters';
import { NOW } from './fake-services';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Midnight in Shanghai of the day that it is there. */
export const TODAY = Date.parse(`${serverDay(NOW)}T00:00:00+08:00`);
/** 03-15 and its neighbours. */
export const dayFromToday = (days: number): string => serverDay(TODAY + days * DAY_MS).slice(5);

/** How the strip says it: Mar 15. */
export const stripDay = (days: number): string => {
  const [month = '', day = ''] = dayFromToday(days).split('-');
  return `${new Date(2000, Number(month) - 1).toLocaleString('en', { month: 'short' })} ${day}`;
};

export const rawMatch = (matchId: string, fields: Record<string, unknown> = {}) => ({
  matchId,
  statusId: 1,
  matchDate: NOW + HOUR_MS,
  homeId: `${matchId}h`,
  awayId: `${matchId}a`,
  homeName: `Home ${matchId}`,
  awayName: `Away ${matchId}`,
  homeLogo: 'c1',
  awayLogo: 'c2',
  round: 29,
  roundName: 'Round 29',
  competitionId: '12387',
  ...fields,
});

export const rawAnchor = (hostId: string, fields: Record<string, unknown> = {}) => ({
  hostId,
  liveRoomId: `r-${hostId}`,
  liveStatus: 1,
  nickName: `Anchor ${hostId}`,
  matchSource: '164',
  ...fields,
});

export const LIVE = {
  statusId: 4,
  phase: 1004,
  phaseStart: NOW - 21.5 * 60_000,
  homeScore: 2,
  awayScore: 1,
};

/** The days around today, one of them from before the five leagues' filter. */
export const rawDays = () => [
  { matchDate: TODAY + DAY_MS, matchCount: 2 },
  { matchDate: TODAY - 1000 * DAY_MS },
  { matchDate: TODAY - DAY_MS, matchCount: 1 },
  { matchDate: TODAY, matchCount: 3 },
];

const rawRow = (teamId: string, fields: Record<string, unknown> = {}) => ({
  teamId,
  teamName: `Team ${teamId}`,
  teamLogo: 'c1',
  total: '28',
  won: '15',
  draw: '10',
  loss: '3',
  goalsFor: '52',
  goalsAgainst: '24',
  points: '55',
  ...fields,
});

/** A table whose order is not that of its points, with text for numbers and something unreadable. */
const rawStandings = () => ({
  seasonId: '12387',
  seasonName: '2024-25',
  ruleText: 'Level on points: goal difference',
  zones: [
    { zone: 'cl', name: 'Champions League', tone: 'best' },
    { zone: 'down', name: 'Relegation', tone: 'bad' },
  ],
  groups: [
    {
      groupName: '',
      all: [
        rawRow('b', { rank: 1, zone: 'cl', form: ['W', 'D', 'L'], won: 'many' }),
        rawRow('a', { rank: 2, points: '70', deduction: 2, deductionNote: 'licence' }),
      ],
      home: [rawRow('a', { rank: 1 })],
      away: [],
    },
  ],
  thirds: [],
});

export const rawGroups = () => ({
  zones: [],
  groups: ['A', 'B'].map((groupName) => ({
    groupName,
    title: `Group ${groupName}`,
    all: [rawRow(`${groupName}1`, { rank: 1, goalDifference: 6 })],
  })),
  thirds: [rawRow('T1', { rank: 1 })],
});

const rawPlayers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    playerId: `p${index}`,
    playerName: `Player ${index}`,
    teamName: 'Team a',
    value: String(22 - index),
  }));

const rawLineupPlayer = (playerId: string, fields: Record<string, unknown> = {}) => ({
  playerId,
  shortName: playerId,
  shirtNumber: 9,
  events: [],
  ...fields,
});

export const rawTeam = (fields: Record<string, unknown> = {}) => ({
  teamId: 'a',
  teamName: 'Brighton',
  teamLogo: 'c1',
  rank: 7,
  competitionName: 'EPL',
  seasonId: '12387',
  seasonName: '2024-25',
  form: ['W', 'L'],
  players: [
    {
      playerId: 'p1',
      playerName: 'Kruger',
      shirtNumber: 1,
      position: 'goalkeeper',
      birthday: '1999-02-01',
      height: 193,
    },
    { playerId: 'p9', playerName: 'Lind', shirtNumber: 9, position: 'forward' },
  ],
  lineUp: {
    match: rawMatch('m1', { statusId: 8 }),
    home: {
      teamName: 'Spain',
      formation: '4-3-3',
      coach: 'Luis',
      starters: [rawLineupPlayer('Torres', { line: 0, place: 0, events: [{ kind: 'goal', minute: 45, added: 2 }] })],
      substitutes: [rawLineupPlayer('Moreno', { events: [{ kind: 'on', minute: 60 }] })],
    },
    away: { teamName: 'France', formation: '4-2-3-1', starters: [], substitutes: [] },
  },
  ...fields,
});

/** Of teams and players. */
const teamAnswers = () => ({
  teamLineUp: () => rawTeam() as unknown,
  teamSeasonList: () =>
    [
      { seasonId: '12387', competitionId: '12387', competitionName: 'EPL', seasonName: '2024-25' },
      { seasonId: 's2', competitionId: '11582', competitionName: 'UCL', seasonName: '2024-25' },
      { seasonId: 's3', competitionId: '999', competitionName: 'Unknown cup', seasonName: '2024-25' },
      { seasonId: 's1', competitionId: '12387', competitionName: 'EPL', seasonName: '2023-24' },
    ] as unknown,
  teamSeasonMatch: ({ seasonId }: Readonly<Record<string, unknown>>) => [rawMatch(`s-${seasonId}`)] as unknown,
  teamBestPlayers: () => [{ playerId: 'p9', playerName: 'Lind', value: 12, stat: 'goals' }] as unknown,
  teamLeaders: () => [{ stat: 'goals', players: rawPlayers(4) }] as unknown,
  playerBasic: () =>
    ({
      playerId: 'p9',
      playerName: 'Lind',
      teamId: 'a',
      teamName: 'Brighton',
      shirtNumber: 9,
      position: 'forward',
      height: 186,
      nationality: 'Denmark',
      seasons: [
        { seasonId: '12387', seasonName: '2024-25' },
        { seasonId: 's1', seasonName: '2023-24' },
      ],
    }) as unknown,
  playerSeasonStat: ({ seasonId }: Readonly<Record<string, unknown>>) =>
    ({
      seasonId,
      appearances: 27,
      goals: seasonId === 's1' ? 9 : 12,
      assists: 4,
      shots_on_target: 31,
      competitions: [{ competitionId: '12387', competitionName: 'EPL', goals: 12, minutes_played: 1986 }],
      history: [{ seasonId: 's0', seasonName: '2022-23', teamName: 'Reds', teamId: 'b', goals: 8 }],
    }) as unknown,
});

/** Answers of a server where all is well. */
export const topicAnswers = () => ({
  leagueMatchDate: () => rawDays() as unknown,
  leagueMatchList: ({ matchDate }: Readonly<Record<string, unknown>>) =>
    (matchDate === TODAY
      ? [
          rawMatch('m1', { ...LIVE, anchorInfo: [rawAnchor('h1'), rawAnchor('h9', { liveUserGroupId: 5 })] }),
          rawMatch('m2'),
          rawMatch('m3', {
            statusId: 8,
            homeScore: 1,
            awayScore: 2,
            homeRedCards: 1,
            homeAggregate: 3,
            awayAggregate: 2,
          }),
          rawMatch('m0', { statusId: 0 }),
        ]
      : [rawMatch('n1', { matchDate: Number(matchDate) + 20 * HOUR_MS })]) as unknown,
  leagueRanking: () => rawStandings() as unknown,
  leaguePlayerRanking: () => rawPlayers(12) as unknown,
  leagueHomeAway: () =>
    [
      { teamId: 'a', teamName: 'Brighton', homeTotal: '14', awayTotal: '14', homeWon: 7, awayWon: 5, goals: '46' },
      { teamId: 'b', teamName: 'Reds', goals: '69' },
    ] as unknown,
  ...teamAnswers(),
  teamLogo: () => ({ homeLogo: 'c1', awayLogo: 'c2' }) as unknown,
  subscribeInfo: () => ({ subscribeHostId: '', subscribeMatchId: '' }) as unknown,
});
