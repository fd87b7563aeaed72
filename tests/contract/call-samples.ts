import { labVideo } from '../support/browser/lab-video';
import { type Fields, HOME, signedCall } from '../support/signed-call';
import { footballSamples } from './football-samples';
import { nbaSamples } from './nba-samples';
import { rankingSamples } from './ranking-samples';

/** A room on air that is open to everybody; `lotteryId` of a draw that can be joined. */
async function roomsOnAir(url: string) {
  const rooms = await labVideo(url).rooms();
  const open = rooms.filter(({ state, groupId, withdrawn }) => state === 'live' && groupId === 0 && !withdrawn);
  const draws = open
    .filter(({ lottery }) => lottery)
    .map(async ({ roomId }) => {
      const { data } = await signedCall(url, 'lotteryInfo', { liveRoomId: roomId });
      return { liveRoomId: roomId, ...(data as { lotteryId: string; status: number }) };
    });
  const draw = (await Promise.all(draws)).find(({ status }) => status === 1);
  if (open[0] === undefined || draw === undefined) throw new Error('no public room, or no draw, on air');
  return { live: open[0].hostId, liveRoomId: open[0].roomId, draw };
}

/** What there is to ask about tips: one to buy, a free one, a comment, an expert. */
async function tipSamples(url: string, token: string): Promise<Record<string, readonly Fields[]>> {
  const page = { page: 1, size: 50 };
  const { data } = await signedCall(url, 'tipList', page);
  const { list } = data as {
    list: readonly { id: number; goldPrice: number; isOnSale: number; professorId: number }[];
  };
  const priced = list.find(({ isOnSale }) => isOnSale === 1);
  const free = list.find(({ goldPrice }) => goldPrice === 0);
  if (priced === undefined || free === undefined) throw new Error('no tip on sale, or none for nothing');
  const messageId = priced.id;
  const said = await signedCall(url, 'commentPublish', { messageId, content: 'Same question' }, { token });
  const commentId = (said.data as { id: string }).id;
  const regretted = await signedCall(url, 'commentPublish', { messageId, content: 'Never mind' }, { token });
  const regrettedId = (regretted.data as { id: string }).id;
  const { professorId } = priced;
  return {
    professorInfo: [{}, { sortType: 9 }, ...[1, 2, 3, 5, 6].map((sortType) => ({ ...page, sortType }))],
    tipList: [
      {},
      { ...page, sportsType: 2 },
      { sportsSource: 1, blackReturnGold: 1 },
      { sportsSource: 2, isHot: 1 },
      { sportsIds: '101907,5,x' },
      { page: -3, size: 9999 },
    ],
    myOrders: [{}, ...['waiting', 'win', 'lose', 'draw'].map((result) => ({ ...page, result }))],
    professorDetail: [{ professorId }],
    professorTips: [{ professorId }, { professorId, isHistory: 1, page: 2, size: 5 }, { professorId: 'nobody' }],
    tipDetail: [{ id: messageId }, { id: free.id }],
    tipBuy: [{ messageId }, { messageId }],
    professorAttention: [1, 1, 0].map((isAttention) => ({ professorId, isAttention })),
    commentPublish: [
      { messageId, content: ' 看好 ' },
      { messageId, content: '回复', parentId: commentId },
    ],
    commentList: [{ messageId }, { messageId, commentSort: 2 }, { messageId: free.id, page: 2, size: 3 }],
    myComments: [{ messageId }],
    commentLike: [{ commentId }, { commentId, isLiked: 0 }],
    commentDelete: [{ commentId: regrettedId }, { commentId: '0' }],
    reportAdd: [{ commentId, cate: 2 }],
  };
}

interface Home {
  readonly liveMatchList: readonly { matchId: number }[];
  readonly hostMomentList: readonly { id: number }[];
}

/** Fields that each call can be asked with, by its name; made from what the world holds. What is said on the way is said in English. */
export async function callSamples(url: string, token: string): Promise<Readonly<Record<string, readonly Fields[]>>> {
  const { data } = await signedCall(url, 'anchorHome', HOME);
  const home = data as Home;
  const { live, liveRoomId, draw } = await roomsOnAir(url);
  const said = await signedCall(url, 'chatSend', { liveRoomId, content: 'Evening all' }, { token });
  const chatId = (said.data as { id: string }).id;
  const matchId = home.liveMatchList[0]?.matchId ?? 0;
  const momentId = home.hostMomentList[0]?.id ?? 0;
  const page = { page: 1, size: 10, momentSort: 1 };
  const tips = await tipSamples(url, token);
  return {
    ...tips,
    ...nbaSamples,
    ...footballSamples,
    ...rankingSamples,
    images: ['20301', '20302', '20303', '30301', '30304', '30306', '10103', '10106', '99999'].map((categoryId) => ({
      categoryId,
    })),
    gameIcons: [{ showClient: 3 }],
    anchorHome: [HOME, { ...HOME, momentSort: 2 }],
    teamLogo: [
      { matchId, pid: '1' },
      { matchId: 5, pid: '1' },
    ],
    hostList: [{}, { liveStatus: 1 }, { hostId: live }, { hostId: 'nobody' }, { tab: 1 }, { tab: 2 }, { tab: 3 }],
    hostRank: [{}, { week: 0 }, { week: 1 }],
    hostMatchInfo: [{ hostId: live }, { hostId: 1 }, { hostId: 'nobody' }],
    hostSchedule: [{ hostId: live }, { hostId: 'nobody' }],
    momentList: [
      page,
      { ...page, momentSort: 2 },
      { ...page, hostId: 1001 },
      { ...page, page: 999_999 },
      { ...page, size: -4 },
    ],
    momentLike: [{ momentId, count: 3 }],
    subscribe: [{ hostId: live }, { matchId }],
    unsubscribe: [{ hostId: live }, { matchId: 999 }],
    chatSend: [{ liveRoomId, content: ' 好球！ ' }],
    chatList: [{ liveRoomId }],
    reportAdd: [
      ...(tips['reportAdd'] ?? []),
      { chatId, cate: 1 },
      { chatId: `w${liveRoomId}-1`, cate: 5, content: '刷屏' },
    ],
    lotteryInfo: [{ liveRoomId: draw.liveRoomId }, { liveRoomId }],
    lotterySubmit: [{ liveRoomId: draw.liveRoomId, lotteryId: draw.lotteryId }],
  };
}
