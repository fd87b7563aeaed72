import { decode } from '../../src/contract/wire';
import { allCalls } from '../../tools/documents/all-calls';
import { lab } from '../support/browser/lab';
import { labVideo } from '../support/browser/lab-video';
import { onePixel } from '../support/one-pixel';
import { type RunningBackend, startBackend } from '../support/servers/backend-process';
import { type CallReply, type Fields, HOME, signedCall } from '../support/signed-call';
import { footballSamples } from './football-samples';
import { nbaSamples } from './nba-samples';
import { rankingSamples } from './ranking-samples';

const AT = '2025-03-15T13:25:00Z';

let backend: RunningBackend;
let token = '';
/** Fields that each call can be asked with; made from what the world holds. */
let samples: Readonly<Record<string, readonly Fields[]>> = {};

/** A room on air that is open to everybody; `lotteryId` of a draw that can be joined. */
async function roomsOnAir() {
  const rooms = await labVideo(backend.url).rooms();
  const open = rooms.filter(({ state, groupId, withdrawn }) => state === 'live' && groupId === 0 && !withdrawn);
  const draws = open
    .filter(({ lottery }) => lottery)
    .map(async ({ roomId }) => {
      const { data } = await signedCall(backend.url, 'lotteryInfo', { liveRoomId: roomId });
      return { liveRoomId: roomId, ...(data as { lotteryId: string; status: number }) };
    });
  const draw = (await Promise.all(draws)).find(({ status }) => status === 1);
  if (open[0] === undefined || draw === undefined) throw new Error('no public room, or no draw, on air');
  return { live: open[0].hostId, liveRoomId: open[0].roomId, draw };
}

/** What there is to ask about tips: one to buy, a free one, a comment, an expert. */
async function tipSamples(): Promise<Record<string, readonly Fields[]>> {
  const page = { page: 1, size: 50 };
  const { data } = await signedCall(backend.url, 'tipList', page);
  const { list } = data as {
    list: readonly { id: number; goldPrice: number; isOnSale: number; professorId: number }[];
  };
  const priced = list.find(({ isOnSale }) => isOnSale === 1);
  const free = list.find(({ goldPrice }) => goldPrice === 0);
  if (priced === undefined || free === undefined) throw new Error('no tip on sale, or none for nothing');
  const messageId = priced.id;
  const said = await signedCall(backend.url, 'commentPublish', { messageId, content: '同问' }, { token });
  const commentId = (said.data as { id: string }).id;
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
    commentList: [{ messageId }, { messageId: free.id, page: 2, size: 3 }],
    myComments: [{ messageId }],
    commentLike: [{ commentId }, { commentId, isLiked: 0 }],
    reportAdd: [{ commentId, cate: 2 }],
  };
}

interface Home {
  readonly liveMatchList: readonly { matchId: number }[];
  readonly hostMomentList: readonly { id: number }[];
}

beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: AT });
  token = (await lab(backend.url).users()).find((user) => user.key === 'member')?.token ?? '';
  const { data } = await signedCall(backend.url, 'anchorHome', HOME);
  const home = data as Home;
  const { live, liveRoomId, draw } = await roomsOnAir();
  const said = await signedCall(backend.url, 'chatSend', { liveRoomId, content: '晚上好' }, { token });
  const chatId = (said.data as { id: string }).id;
  const matchId = home.liveMatchList[0]?.matchId ?? 0;
  const momentId = home.hostMomentList[0]?.id ?? 0;
  const page = { page: 1, size: 10, momentSort: 1 };
  const tips = await tipSamples();
  samples = {
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
});
afterAll(() => backend.stop());

const ask = (name: string, fields: Fields, asToken: string = token): Promise<CallReply> =>
  signedCall(backend.url, name, fields, {
    token: asToken,
    ...(name === 'fileUpload' ? { files: { file: onePixel() } } : {}),
  });

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('answers what the contract says, nothing forgiven [7.6, schemas.1]', async () => {
    for (const fields of samples[name] ?? [{}]) {
      const reply = await ask(name, fields);
      expect({ fields, status: reply.status, code: reply.code, msg: reply.msg }).toMatchObject({
        status: 200,
        code: 0,
      });
      const read = decode(call.data, reply.data, { strict: true });
      expect({ fields, read: read.ok ? 'ok' : read.issue }).toEqual({ fields, read: 'ok' });
    }
  });

  it(call.needsLogin ? 'is for members only' : 'is for everybody', async () => {
    const fields = samples[name]?.[0] ?? {};
    const visitor = await ask(name, fields, '');
    const stranger = await ask(name, fields, 'unknown');
    const codes = [visitor, stranger].map((reply) => [reply.status, reply.code]);
    expect(codes).toEqual(
      call.needsLogin
        ? [
            [200, 400],
            [200, 405],
          ]
        : [
            [200, 0],
            [200, 0],
          ],
    );
  });
});
