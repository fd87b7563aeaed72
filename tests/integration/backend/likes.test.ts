import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';

let backend: RunningBackend;
let tokens: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: 0 });
  tokens = Object.fromEntries((await lab(backend.url).users()).map((user) => [user.key, user.token]));
});
afterAll(() => backend.stop());

const token = (key: string) => ({ token: tokens[key] ?? '' });
const like = (key: string, momentId: number, count: number) =>
  dataOf<{ likeCount: number }>(backend.url, 'momentLike', { momentId, count }, token(key));

interface Moment {
  readonly id: number;
  readonly likeCount: number;
  readonly isLiked: number;
}
const feed = async (momentSort: number, key = 'visitor') =>
  (await dataOf<{ list: Moment[] }>(backend.url, 'momentList', { page: 1, size: 10, momentSort }, token(key))).list;

it('likes that come at once are all counted [7.28]', async () => {
  const [moment] = await feed(1);
  if (moment === undefined) throw new Error('no moments');
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => like(index % 2 === 0 ? 'member' : 'rich', moment.id, 3)),
  );
  const counts = replies.map((reply) => reply.likeCount).sort((a, b) => a - b);
  expect(counts).toEqual(Array.from({ length: 30 }, (_, index) => moment.likeCount + 3 * (index + 1)));
  const [after] = await feed(1, 'member');
  expect(after).toMatchObject({ id: moment.id, likeCount: moment.likeCount + 90, isLiked: 1 });
  expect((await feed(1))[0]).toMatchObject({ isLiked: 0 });
});

it('likes move a moment in the hottest', async () => {
  const hottest = await feed(2);
  expect(hottest.map((moment) => moment.likeCount)).toEqual(
    hottest.map((moment) => moment.likeCount).sort((a, b) => b - a),
  );
  const last = hottest.at(-1);
  const gap = (hottest[0]?.likeCount ?? 0) - (last?.likeCount ?? 0);
  for (let left = gap + 1; left > 0; left -= 1000) await like('newbie', last?.id ?? 0, Math.min(left, 1000));
  expect((await feed(2))[0]?.id).toBe(last?.id);
});

it('a moment that is not there, or not yet, cannot be liked', async () => {
  for (const momentId of [999_999, 'x', 2140]) {
    const reply = await signedCall(backend.url, 'momentLike', { momentId, count: 1 }, token('member'));
    expect(reply).toMatchObject({ status: 200, code: 404 });
  }
});

it('following twice is following once, unfollowing likewise; others see nothing of it [7.31]', async () => {
  const follows = (key: string) => dataOf(backend.url, 'subscribeInfo', {}, token(key));
  const nobody = { subscribeHostId: '', subscribeMatchId: [] };
  for (let n = 0; n < 2; n++) await dataOf(backend.url, 'subscribe', { hostId: 1010 }, token('rich'));
  expect(await follows('rich')).toEqual({ subscribeHostId: '1010', subscribeMatchId: [] });
  expect(await follows('member')).toEqual(nobody);
  for (let n = 0; n < 2; n++) await dataOf(backend.url, 'unsubscribe', { hostId: 1010 }, token('rich'));
  expect(await follows('rich')).toEqual(nobody);
});

it('only members of a private room get its id (section 5, private rooms) [6.2]', async () => {
  interface Entry {
    readonly liveRoomId?: number;
    readonly liveUserGroupId?: unknown;
  }
  const rooms = String(await dataOf(backend.url, 'specialRoomIds', {}, token('member')))
    .split(',')
    .map(Number);
  const seen = { member: new Set<number | undefined>(), visitor: new Set<number | undefined>() };
  for (let hostId = 1001; hostId <= 1040; hostId++) {
    for (const key of ['member', 'visitor'] as const) {
      const entries = await dataOf<Entry[]>(backend.url, 'hostSchedule', { hostId }, token(key));
      for (const { liveRoomId } of entries.filter((one) => Number(one.liveUserGroupId) > 0)) seen[key].add(liveRoomId);
    }
  }
  expect(seen.visitor).toEqual(new Set([undefined]));
  // Some rooms are the member's, others are not.
  expect(seen.member.has(undefined)).toBe(true);
  const ids = [...seen.member].filter((id) => id !== undefined);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !rooms.includes(id))).toEqual([]);
});
