import { NOW } from './fake-services';
import { page } from './tips-world';

const HOUR = 3_600_000;
export const PREMIER_LEAGUE = '12387';

const show = (fields: object) => ({ matchSource: '100', matchTypeId: 1, liveStatus: 0, ...fields });
const HOSTS = [
  {
    id: 'h1',
    nickName: '夜航说球',
    liveStatus: 1,
    watcherCount: 1200,
    liveSchedule: [show({ matchId: 'm1', liveStatus: 1, masterTeamName: '曼城', guestTeamName: '布莱顿' })],
  },
  { id: 'h2', nickName: '曼巷读球', liveStatus: 0, liveSchedule: [show({ matchId: 'm2', startDate: NOW + HOUR })] },
];
const MATCH = {
  matchId: 'm1',
  statusId: 4,
  matchDate: NOW - HOUR,
  homeId: 't1',
  awayId: 't9',
  homeName: '曼城',
  awayName: '布莱顿',
  homeLogo: 'a',
  awayLogo: 'b',
  homeScore: 2,
  awayScore: 1,
  matchTypeId: 1,
};
const inPremierLeague =
  (answer: unknown) =>
  (fields: { seasonId?: string }): unknown =>
    fields.seasonId === PREMIER_LEAGUE ? answer : [];
const TABLE = { groups: [{ all: [{ teamId: 't1', teamName: '曼城', rank: 5 }] }] };
/** The answers to all that search reads, by the names of the calls. */
export const ANSWERS = {
  hostList: () => HOSTS as unknown,
  anchorHome: () => ({ hosts: [], liveMatchList: [], hostMomentList: [] }) as unknown,
  professorInfo: () =>
    page([
      { id: 'e1', name: '亚盘手记', hitPercents: 78, hitSession: 50, messageInfoCount: 2, tag: 'La Liga,Serie A' },
    ]),
  rankingConfig: () =>
    ({
      rankingConfigList: [
        {
          type: 'gain',
          rankingDateList: [
            { startDate: '2025-03-15', endDate: '2025-03-15' },
            { startDate: '2025-03-10', endDate: '2025-03-16' },
          ],
        },
      ],
    }) as unknown,
  rankingList: ({ startDate }: { startDate?: string }): unknown => ({
    winRankingList: startDate === '2025-03-10' ? [{ uid: 'u1', nickName: '慢半拍', rank: 5, yieldRate: 98 }] : [],
  }),
  leagueRanking: (fields: { seasonId?: string }) => (fields.seasonId === PREMIER_LEAGUE ? TABLE : { groups: [] }),
  leaguePlayerRanking: (fields: { seasonId?: string; order?: string }) =>
    fields.seasonId === PREMIER_LEAGUE && fields.order === 'goals'
      ? [{ playerId: 'p1', playerName: '曼努埃尔·马丁内斯', teamName: '布莱顿', value: 11 }]
      : [],
  leagueMatchList: inPremierLeague([MATCH]),
  euroRanking: () => ({ groups: [] }),
  fifaRanking: () => ({ groups: [] }),
  euroList: () => [],
  fifaList: () => [],
  nbaRanking: () => [],
  nbaPlayerList: ({ order }: { order?: string }): unknown =>
    order === 'points'
      ? [{ playerId: 'n1', playerName: '字母哥', teamName: '雄鹿', position: 'powerForward', value: 31 }]
      : [],
  nbaList: () => [],
};
