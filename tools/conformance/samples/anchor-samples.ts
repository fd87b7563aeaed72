import { BANNER_CATEGORY, LIVE_TAB, MOMENT_SORT } from '../../../src/contract/codes';
import { fixed, type Samplers } from './sampler';
import { firstOf, HOME, homeOf, momentsOf, openDraw, openRoom } from './subjects';

const moments = { page: 1, size: 10, momentSort: MOMENT_SORT.newest };
const hostOf = async (probe: Parameters<typeof homeOf>[0]) => firstOf((await homeOf(probe)).hosts, 'host').id;

/** Start-up, anchors and their rooms. */
export const anchorSamples: Samplers = {
  domainList: fixed({}),
  commonConfig: fixed({}),
  images: fixed(...Object.values(BANNER_CATEGORY).map((categoryId) => ({ categoryId }))),
  gameIcons: fixed({ showClient: 3 }),
  goldBalance: fixed({}),
  goldDailyLimit: fixed({}),
  goldDocument: fixed({}),
  anchorHome: fixed(HOME, { ...HOME, momentSort: MOMENT_SORT.hottest }),
  teamLogo: async (probe) => {
    const match = firstOf((await homeOf(probe)).liveMatchList, 'match');
    return [{ matchId: match.matchId, pid: '1' }];
  },
  hostList: async (probe) => [
    {},
    { liveStatus: 1 },
    { hostId: await hostOf(probe) },
    ...Object.values(LIVE_TAB).map((tab) => ({ tab })),
  ],
  hostSchedule: async (probe) => [{ hostId: await hostOf(probe) }],
  hostRank: fixed({}, { week: 1 }),
  momentList: async (probe) => [
    moments,
    { ...moments, momentSort: MOMENT_SORT.hottest },
    { ...moments, hostId: await hostOf(probe) },
  ],
  momentLike: async (probe) => [{ momentId: firstOf(await momentsOf(probe), 'moment').id, count: 1 }],
  subscribe: async (probe) => [{ hostId: await hostOf(probe) }],
  unsubscribe: async (probe) => [{ hostId: await hostOf(probe) }],
  subscribeInfo: fixed({}),
  specialRoomIds: fixed({}),
  hostMatchInfo: async (probe) => [{ hostId: (await openRoom(probe)).hostId }],
  chatSend: async (probe) => [{ liveRoomId: (await openRoom(probe)).liveRoomId, content: 'conformance' }],
  chatList: async (probe) => [{ liveRoomId: (await openRoom(probe)).liveRoomId }],
  reportCates: fixed({}),
  commentRule: fixed({}),
  lotteryInfo: async (probe) => [{ liveRoomId: (await openRoom(probe)).liveRoomId }],
  lotterySubmit: async (probe) => [await openDraw(probe)],
  fileUpload: fixed({}),
};
