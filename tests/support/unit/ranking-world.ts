import { type Answer, NOW } from './fake-services';

const day = (startDate: string, endDate: string, hidden = 0) => ({ startDate, endDate, hidden });

/** A bet as the wire has it. */
export const rawBet = (betId: string, fields: object = {}, leg: object = {}) => ({
  betId,
  bettingType: 1,
  odds: 1.88,
  stake: 3000,
  result: 'winHalf',
  profit: 1320,
  legs: [
    {
      matchId: `m-${betId}`,
      matchTypeId: 1,
      leagueName: 'EPL',
      homeName: 'Fulham',
      awayName: 'West Ham',
      matchDate: NOW + 3_600_000,
      statusId: 1,
      playType: 'handicap',
      side: 'away',
      line: 0.25,
      odds: 1.88,
      ...leg,
    },
  ],
  ...fields,
});

const report = (reportId: string, bets: unknown, key: 'betInfo' | 'betInfos', fields: object = {}) => ({
  reportId,
  reportDate: NOW,
  like: 3,
  disLike: 1,
  isLike: 0,
  isDisLike: 0,
  [key]: typeof bets === 'string' ? bets : JSON.stringify(bets),
  ...fields,
});

/** The place of user `u1`, `u2` and so on, best first. */
export const rawEntry = (rank: number, fields: object = {}) => ({
  uid: `u${rank}`,
  nickName: `User ${rank}`,
  titles: '3',
  winContinuous: 12 - rank,
  hitCount: 11,
  hitSession: 15,
  profit: 400_000 - rank,
  yieldRate: 120,
  betCount: 20,
  followBetCount: 1204,
  rank,
  showMore: 1,
  bettingReportList: [
    report(
      `r${rank}`,
      [1, 2, 3, 4, 5].map((bet) => rawBet(`${rank}-${bet}`)),
      'betInfo',
    ),
  ],
  ...fields,
});

export const rawDay = (reportId: string, bets: unknown, fields: object = {}) =>
  report(reportId, bets, 'betInfos', fields);

export const RAW_USER = {
  ...rawEntry(7),
  profitLine: [
    { date: '2025-03-13', profit: -500 },
    { date: '2025-03-14', profit: 820 },
  ],
};

export const rankingAnswers = (): Record<string, Answer> => ({
  rankingConfig: () => ({
    rankingConfigList: ['red', 'gain', 'pop', 'attention'].map((type) => ({
      type,
      size: 20,
      rankingDateList: [
        day('2025-03-10', '2025-03-16'),
        day('2025-03-05', '2025-03-06', 1),
        day('2025-03-03', '2025-03-09'),
      ],
      historyDateList: [day('2025-02-24', '2025-03-02')],
      gamePlatforms: '164,29,7',
    })),
    visible: 1,
  }),
  rankingList: () => ({ winRankingList: [1, 2, 3, 4, 5].map((rank) => rawEntry(rank)) }),
  titleList: () => [{ id: 3, title: 'Row of wins' }],
  gameIcons: () => [
    { gameId: 164, name: 'Sand', icon: 'a.png' },
    { gameId: 29, name: 'BTi' },
  ],
  images: () => [],
  bettingList: () => ({ list: [rawDay('d1', [rawBet('1')])], total: 1, user: RAW_USER }),
});
