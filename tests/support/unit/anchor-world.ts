import { NOW } from './fake-services';

const HOUR_MS = 3_600_000;

/** Raw data as a server sends it: hosts h0 to h11, of which h0 and h1 are on air. */
export const rawHosts = (count = 12) =>
  Array.from({ length: count }, (_, index) => ({
    id: `h${index}`,
    nickName: `Anchor ${index}`,
    liveStatus: index < 2 ? 1 : 0,
    watcherCount: index < 2 ? 126_000 : null,
    tags: 'EPL,La Liga',
    liveSchedule: [
      {
        matchId: 'm1',
        liveStatus: index < 2 ? 1 : 0,
        matchSource: 164,
        liveRoomId: `r${index}`,
        startDate: NOW + HOUR_MS,
      },
    ],
  }));

export const rawMatch = (matchId: string, fields: Record<string, unknown> = {}) => ({
  matchId,
  startDate: NOW + HOUR_MS,
  status: 0,
  activityStatus: 0,
  matchTypeId: 1,
  matchTypeName: 'EPL round 29',
  masterTeamName: `Home ${matchId}`,
  guestTeamName: `Away ${matchId}`,
  hostList: [rawHosts()[5]],
  ...fields,
});

const liveMatch = rawMatch('m1', {
  activityStatus: 1,
  hostList: rawHosts(3),
  homeScore: 2,
  awayScore: 0,
  statusId: 4,
  phase: 1004,
  phaseStart: NOW - 21.5 * 60_000,
});

export const rawMoment = (index: number, fields: Record<string, unknown> = {}) => ({
  id: `mo${index}`,
  hostId: `h${index % 12}`,
  nickName: `Anchor ${index % 12}`,
  content: `moment ${index}`,
  createDate: NOW - index * 60_000,
  likeCount: 10,
  ...fields,
});

const rawMoments = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => rawMoment(from + index));

export const rawHome = (fields: Record<string, unknown> = {}) => ({
  hosts: rawHosts(),
  liveMatchList: [rawMatch('m2'), liveMatch],
  hostMomentList: rawMoments(0, 10),
  ...fields,
});

/** Answers of a server where all is well. */
export const goodAnswers = () => ({
  anchorHome: () => rawHome() as unknown,
  images: () =>
    [
      { id: 1, actionType: 4, actionContent: '{"hostId":"h0","matchId":"m1"}', images: 'b1', title: 'Six at once' },
      { id: 2, actionType: 4, actionContent: '{broken', images: 'b2', title: 'Broken' },
      { id: 3, actionType: 1, actionContent: 'https://example.com/a', images: 'b3', title: 'Elsewhere' },
    ] as unknown,
  teamLogo: () => ({ homeLogo: 'c1', awayLogo: 'c2' }) as unknown,
  momentList: ({ page }: Readonly<Record<string, unknown>>) =>
    ({ list: rawMoments(100 + Number(page) * 10, 10), page, size: 10, isLastPage: 0 }) as unknown,
  momentLike: () => ({ likeCount: 12 }) as unknown,
  subscribeInfo: () => ({ subscribeHostId: '', subscribeMatchId: '' }) as unknown,
  subscribe: () => undefined as unknown,
  unsubscribe: () => undefined as unknown,
});
