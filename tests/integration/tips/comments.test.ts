import { channels } from '../../../src/contract/push/channels';
import { ONE_PIXEL_BASE64, onePixel } from '../../support/one-pixel';
import { signedCall } from '../../support/signed-call';
import { connectPush } from '../push/push-client';
import { startTips, type TipBackend, type WirePage, type WireTip } from './tip-calls';

jest.setTimeout(120_000);

interface WireComment {
  readonly id: string;
  readonly parentId: string | number;
  readonly nickName?: string;
  readonly username: string;
  readonly content: string;
  readonly photos: string;
  readonly createDate: number;
  readonly likeCount: number;
  readonly isLiked: number;
  readonly isMine: number;
  readonly isAuthor?: number;
  readonly replyName?: string;
  readonly subComments: readonly WireComment[];
}

let tips: TipBackend;
let messageId = 0;
beforeAll(async () => {
  tips = await startTips();
  const all = (await tips.get<WirePage<WireTip>>('', 'tipList', { size: 50 })).list;
  messageId = [...all].sort((a, b) => b.commentCount - a.commentCount)[0]?.id ?? 0;
});
afterAll(() => tips.backend.stop());

const list = (user = '', fields = {}) => tips.get<WirePage<WireComment>>(user, 'commentList', { messageId, ...fields });
const mine = (user: string) => tips.get<WirePage<WireComment>>(user, 'myComments', { messageId });
const publish = (user: string, fields: Record<string, string>) =>
  tips.ask(user, 'commentPublish', { messageId, ...fields });
const commentCount = async () => (await tips.get<WireTip>('', 'tipDetail', { id: messageId })).commentCount;

describe('the list', () => {
  it('is newest first, answers below their parents oldest first, and as many as the tip counts', async () => {
    const all = await tips.all<WireComment>('', 'commentList', { messageId });
    expect(all.length).toBeGreaterThan(5);
    const times = all.map(({ createDate }) => createDate);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { id, subComments } of all) {
      expect(subComments.filter(({ parentId }) => parentId !== id)).toEqual([]);
      const answers = subComments.map(({ createDate }) => createDate);
      expect(answers).toEqual([...answers].sort((a, b) => a - b));
    }
    expect(all.flatMap(({ subComments }) => subComments).length).toBeGreaterThan(0);
    expect(all.reduce((sum, { subComments }) => sum + 1 + subComments.length, 0)).toBe(await commentCount());
    const second = await list('', { page: 2, size: 3 });
    expect(second.list.map(({ id }) => id)).toEqual(all.slice(3, 6).map(({ id }) => id));
    expect(second).toMatchObject({ total: all.length, isLastPage: all.length <= 6 ? 1 : 0 });
  });

  it('of a tip that is not there is a refusal', async () => {
    expect(await tips.ask('', 'commentList', { messageId: 5 })).toMatchObject({ code: 404 });
  });
});

it('a comment without parent joins one’s own, an answer stands below its parent; listeners hear both [4.25]', async () => {
  const push = await connectPush(tips.backend.url);
  push.send({ cmd: 'subscribe', channels: [channels.tip(String(messageId))] });
  await push.settled();
  const before = await commentCount();

  const top = (await publish('member', { content: ' 第一次买 <b>看看</b> ' })).data as WireComment;
  expect(top).toMatchObject({ content: '第一次买 <b>看看</b>', isMine: 1, parentId: 0, subComments: [] });
  const reply = (await publish('rich', { content: '同问', parentId: top.id })).data as WireComment;
  const nested = (await publish('member', { content: '谢谢', parentId: reply.id })).data as WireComment;
  expect(nested).toMatchObject({ parentId: top.id, replyName: '金币大户' });

  const [first] = (await list('rich')).list;
  expect(first).toMatchObject({ id: top.id, isMine: 0 });
  expect(first?.subComments.map(({ id, isMine }) => [id, isMine])).toEqual([
    [reply.id, 1],
    [nested.id, 0],
  ]);
  expect((await mine('member')).list.map(({ id }) => id)).toEqual([top.id]);
  expect((await mine('rich')).list).toEqual([]);
  expect(await commentCount()).toBe(before + 3);
  await push.until(() => push.of('news/comment').length === 3);
  expect(push.of('news/comment').map(({ id, parentId }) => [id, parentId])).toEqual([
    [top.id, undefined],
    [reply.id, top.id],
    [nested.id, top.id],
  ]);
  push.close();
});

describe('ban, then recharge, then VIP [5.17, comment rule.1]', () => {
  it.each([
    ['banned', '你已被禁言，2099-12-31 解除'],
    ['newbie', '累计充值满 100 可评论，当前 20'],
    ['lowrecharge', '累计充值满 100 可评论，当前 20'],
    ['lowvip', 'VIP 1 及以上可评论，当前 VIP 0'],
  ])('%s', async (user, text) => {
    expect(await publish(user, { content: '你好' })).toMatchObject({ status: 200, code: 403, msg: text });
  });

  it.each<[string, Record<string, string>, number, number]>([
    ['nothing', { content: '  ' }, 400, 422],
    ['201 characters', { content: '字'.repeat(201) }, 400, 422],
    ['ten photos', { content: '图', photos: Array.from({ length: 10 }, (_, n) => `p${n}.png`).join(',') }, 400, 422],
    ['a photo that is not one’s own', { content: '图', photos: 'sc1-1.png' }, 200, 404],
    ['an answer to what is not there', { content: '回复', parentId: '999999' }, 200, 404],
    ['an answer to the comment of another tip', { content: '回复', parentId: 'w1-0' }, 200, 404],
  ])('%s is refused', async (_name, fields, status, code) => {
    expect(await publish('rich', fields)).toMatchObject({ status, code });
  });

  it('200 characters are taken, an emoji being one as readers count', async () => {
    expect(await publish('rich', { content: '🔥'.repeat(200) })).toMatchObject({ code: 0 });
  });
});

describe('the most liked first', () => {
  it('the author’s before all others, then by likes, page by page; without the order the newest first', async () => {
    const all = await tips.all<WireComment>('', 'commentList', { messageId, commentSort: 2 });
    const rank = ({ isAuthor, likeCount }: WireComment) => (isAuthor === 1 ? 1_000_000 : 0) + likeCount;
    expect(all.map(rank)).toEqual(all.map(rank).sort((a, b) => b - a));
    const newest = await tips.all<WireComment>('', 'commentList', { messageId });
    expect(all.map(({ id }) => id).sort()).toEqual(newest.map(({ id }) => id).sort());
    const second = await list('', { page: 2, size: 3, commentSort: 2 });
    expect(second.list.map(({ id }) => id)).toEqual(all.slice(3, 6).map(({ id }) => id));
  });

  it('of a user’s comment counts the likes of users', async () => {
    const liked = (await publish('rich', { content: '看好' })).data as WireComment;
    for (const user of ['member', 'rich']) await tips.ask(user, 'commentLike', { commentId: liked.id });
    const other = (await publish('rich', { content: '看不好' })).data as WireComment;
    const all = await tips.all<WireComment>('', 'commentList', { messageId, commentSort: 2 });
    const placeOf = (id: string) => all.findIndex((one) => one.id === id);
    expect(all[placeOf(liked.id)]).toMatchObject({ likeCount: 2 });
    expect(placeOf(liked.id)).toBeLessThan(placeOf(other.id));
  });

  it('some tips have something of their author, under the expert’s name and face', async () => {
    const some = (await tips.get<WirePage<WireTip>>('', 'tipList', { size: 50 })).list;
    const found: (readonly [string, WireComment])[] = [];
    for (const { id, professorId } of some) {
      const { list: comments } = await tips.get<WirePage<WireComment>>('', 'commentList', { messageId: id, size: 50 });
      for (const comment of comments) if (comment.isAuthor === 1) found.push([String(professorId), comment]);
    }
    expect(found.length).toBeGreaterThan(0);
    for (const [professorId, { nickName }] of found) {
      expect(await tips.get('', 'professorDetail', { professorId })).toMatchObject({ name: nickName });
    }
  });
});

describe('taking back', () => {
  it('takes the answers and the likes with it, and does so once', async () => {
    const before = await commentCount();
    const top = (await publish('rich', { content: '写错了' })).data as WireComment;
    await publish('member', { content: '同问', parentId: top.id });
    await tips.ask('member', 'commentLike', { commentId: top.id });
    expect(await commentCount()).toBe(before + 2);
    for (let times = 0; times < 2; times += 1)
      expect(await tips.ask('rich', 'commentDelete', { commentId: top.id })).toMatchObject({ code: 0 });
    expect(await commentCount()).toBe(before);
    expect((await list()).list.map(({ id }) => id)).not.toContain(top.id);
    expect(await publish('member', { content: '回复', parentId: top.id })).toMatchObject({ code: 404 });
  });

  it.each([
    ['somebody else’s', 'member', 403],
    ['as a visitor', '', 400],
  ])('%s is refused', async (_clause, user, code) => {
    const top = (await publish('rich', { content: '留着' })).data as WireComment;
    expect(await tips.ask(user, 'commentDelete', { commentId: top.id })).toMatchObject({ code });
    expect((await list()).list.map(({ id }) => id)).toContain(top.id);
  });

  it('what the world has said stays', async () => {
    const [said] = await tips.all<WireComment>('', 'commentList', { messageId, commentSort: 2 });
    expect(await tips.ask('rich', 'commentDelete', { commentId: said?.id ?? '' })).toMatchObject({ code: 403 });
  });
});

it('a like counts once, and can be taken back', async () => {
  const [top] = (await list()).list;
  const like = (user: string, isLiked: number) =>
    tips.get<{ likeCount: number; isLiked: number }>(user, 'commentLike', { commentId: top?.id ?? '', isLiked });
  const before = top?.likeCount ?? 0;
  for (let n = 0; n < 2; n++) expect(await like('plain', 1)).toEqual({ likeCount: before + 1, isLiked: 1 });
  expect(await like('banned', 1)).toEqual({ likeCount: before + 2, isLiked: 1 });
  expect((await list('plain')).list[0]).toMatchObject({ likeCount: before + 2, isLiked: 1 });
  expect((await list('rich')).list[0]).toMatchObject({ likeCount: before + 2, isLiked: 0 });
  for (let n = 0; n < 2; n++) expect(await like('plain', 0)).toEqual({ likeCount: before + 1, isLiked: 0 });
  expect(await tips.ask('plain', 'commentLike', { commentId: 'w1-5' })).toMatchObject({ code: 404 });
  expect(await tips.ask('plain', 'commentLike', { commentId: '77777' })).toMatchObject({ code: 404 });
});

it('comments of users and of the world can be reported, others not', async () => {
  const report = (commentId: string, cate: number) => tips.ask('plain', 'reportAdd', { commentId, cate });
  for (const { id } of (await list('', { size: 50 })).list) expect(await report(id, 1)).toMatchObject({ code: 0 });
  const [first] = (await list()).list;
  expect(await report(first?.id ?? '', 1)).toMatchObject({ code: 0 });
  expect(await report(first?.id ?? '', 9)).toMatchObject({ code: 404 });
  expect(await report('424242', 1)).toMatchObject({ code: 404 });
});

describe('decisions.md, files: upload', () => {
  const upload = (file: Blob, user = 'rich') =>
    signedCall(tips.backend.url, 'fileUpload', {}, { token: tips.token(user), files: { file } });
  const fileOf = (id: string) => fetch(`${tips.backend.url}/api/forehead/system/file/get/${id}`);

  it('a photo comes back as it was, and goes with a comment [files.2]', async () => {
    const reply = await upload(onePixel());
    const { file } = reply.data as { file: string };
    expect(file).toMatch(/^u[0-9a-f]{32}\.png$/);
    const read = await fileOf(file);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(read.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await read.arrayBuffer()).toString('base64')).toBe(ONE_PIXEL_BASE64);
    expect(await publish('rich', { content: '有图', photos: file })).toMatchObject({ code: 0, data: { photos: file } });
    // It is not somebody else's to show.
    expect(await publish('member', { content: '有图', photos: file })).toMatchObject({ code: 404 });
  });

  it('takes pictures only, by their bytes, and not too large ones', async () => {
    const html = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
    const svg = new File(['<svg onload="alert(1)"/>'], 'photo.svg', { type: 'image/svg+xml' });
    const large = new File([onePixel(), new Uint8Array(5 * 1024 * 1024)], 'photo.png', { type: 'image/png' });
    const huge = new File([onePixel(), new Uint8Array(6 * 1024 * 1024)], 'photo.png', { type: 'image/png' });
    expect(await upload(html)).toMatchObject({ status: 400, code: 422 });
    expect(await upload(svg)).toMatchObject({ status: 400, code: 422 });
    expect(await upload(large)).toMatchObject({ status: 400, code: 422 });
    // Cut off before it has come whole: the client may hear the answer, or only the end of the connection.
    expect(
      await upload(huge).then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
    expect(await upload(onePixel(), '')).toMatchObject({ code: 400 });
    expect(
      await signedCall(tips.backend.url, 'fileUpload', {}, { token: tips.token('rich'), rawBody: 'file=x' }),
    ).toMatchObject({
      status: 415,
    });
    for (const id of [`u${'0'.repeat(32)}.png`, 'u1.png']) expect((await fileOf(id)).status).toBe(404);
  });
});
