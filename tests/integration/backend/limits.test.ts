import { channels } from '../../../src/contract/push/channels';
import { labVideo } from '../../support/browser/lab-video';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { signedCall } from '../../support/signed-call';
import { connectPush } from '../push/push-client';

/** A fiftieth of what people may do: so much can be asked for in a test. */
const LIMITS = 0.02;

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z', limits: LIMITS });
});
afterAll(() => backend.stop());

const lastOf = async (times: number, ask: () => Promise<{ status: number; headers: Headers }>) => {
  const all: { status: number; headers: Headers }[] = [];
  for (let n = 0; n < times; n++) all.push(await ask());
  expect(new Set(all.slice(0, -1).map(({ status }) => status))).toEqual(new Set([200]));
  const last = all.at(-1);
  return [last?.status, Number(last?.headers.get('retry-after')) > 0];
};

it('an address reads what costs much so often, and is told when it may again', async () => {
  const fields = { page: 1, size: 10, sortType: 1 };
  expect(await lastOf(49, () => signedCall(backend.url, 'professorInfo', fields))).toEqual([429, true]);
  expect((await signedCall(backend.url, 'hostList', {})).status).toBe(200);
});

it('an address has so many new pictures drawn', async () => {
  const ask = async (kind: number) => {
    const file = `av1-e7dfff-d79c74-3a2a20-0000${String(kind).padStart(2, '0')}.png`;
    const reply = await fetch(`${backend.url}/api/forehead/system/file/get/${file}`);
    await reply.arrayBuffer();
    return [reply.status, Number(reply.headers.get('retry-after')) > 0];
  };
  // All at once: one after the other, a slow machine takes long enough for more to be allowed.
  const replies = await Promise.all(Array.from({ length: 13 }, (_, kind) => ask(kind)));
  expect(replies.filter(([status]) => status === 200)).toHaveLength(12);
  expect(replies).toContainEqual([429, true]);
});

it('an address watches so many streams at once', async () => {
  const rooms = await labVideo(backend.url).rooms();
  const room = rooms.find(
    ({ state, groupId, withdrawn, health }) => state === 'live' && groupId === 0 && !withdrawn && health[0] === 'ok',
  );
  const stop = new AbortController();
  const open = () => fetch(`${backend.url}/live/${room?.roomId}/1/sd/stream.flv`, { signal: stop.signal });
  expect(await lastOf(4, open)).toEqual([429, true]);
  stop.abort();
});

it('a socket that subscribes again and again is closed', async () => {
  const client = await connectPush(backend.url);
  for (let n = 0; n < 4; n++) client.send({ cmd: 'subscribe', channels: [channels.anchors] });
  expect(await client.closed).toEqual({ code: 1008, reason: 'too many frames' });
});
