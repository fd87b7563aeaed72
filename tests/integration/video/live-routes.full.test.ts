import { createHmac } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { readTags } from '../../../backend/video/flv';
import { boxesIn } from '../../../backend/video/fmp4';
import { roomKey } from '../../../backend/video/room-key';
import { DEFAULT_SIGN_KEY } from '../../../src/contract/signature';
import { proxyApi } from '../../../tools/dev/api-proxy';
import { lab } from '../../support/browser/lab';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
const CLIENTS = 20;

interface Room {
  readonly liveRoomId: number;
  readonly videoSourceDetail: { readonly flv: string; readonly m3u8: string; readonly rtmp: string };
  readonly lines: readonly { line: number; sources: readonly { quality: string; flv: string; m3u8: string }[] }[];
}

let backend: RunningBackend;
let site: FastifyInstance;
let front = '';
let rooms: readonly LabRoom[] = [];

beforeAll(async () => {
  backend = await startBackend({ at: AT });
  // What stands before the back end in the preview, without the files that it serves.
  site = fastify({ forceCloseConnections: true });
  await site.register(compress);
  await proxyApi(site, Number(new URL(backend.url).port));
  front = await site.listen({ port: 0, host: '127.0.0.1' });
  rooms = await labVideo(backend.url).rooms();
});
afterAll(async () => {
  await site.close();
  await backend.stop();
});
afterEach(() => labVideo(backend.url).heal());

const roomThat = (is: (room: LabRoom) => boolean): LabRoom => {
  const found = rooms.find((room) => room.state === 'live' && !room.withdrawn && is(room));
  if (found === undefined) throw new Error('no such room on air');
  return found;
};
const open = (third: string) => roomThat(({ groupId, health }) => groupId === 0 && health.join() === `ok,ok,${third}`);
const addressOf = ({ roomId }: LabRoom, file: string, line = 1, quality = 'hd') =>
  `${front}/live/${roomId}/${line}/${quality}/${file}`;
const status = async (url: string) => {
  const stop = new AbortController();
  const reply = await fetch(url, { signal: stop.signal });
  stop.abort();
  return reply.status;
};

/** What came within some time, and whether it ended by itself. */
async function listen(url: string, forMs: number) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), forMs);
  const parts: Uint8Array[] = [];
  let end: 'stopped' | 'ended' | 'cut' = 'ended';
  const reply = await fetch(url, { signal: stop.signal, headers: { 'accept-encoding': 'br, gzip' } });
  try {
    for await (const part of reply.body ?? []) parts.push(part as Uint8Array);
  } catch {
    end = stop.signal.aborted ? 'stopped' : 'cut';
  }
  clearTimeout(timer);
  return { reply, bytes: Buffer.concat(parts), end };
}

const until = async (isTrue: () => Promise<boolean>) => {
  for (let n = 0; n < 100 && !(await isTrue()); n++) await new Promise((resolve) => setTimeout(resolve, 50));
  return isTrue();
};

describe('video through the proxy of the preview [where the API lives.2]', () => {
  it('addresses are of the origin that the browser sees; each line has two qualities and its sound', async () => {
    const { hostId, roomId } = open('broken');
    const { videoSourceDetail, lines } = await dataOf<Room>(front, 'hostMatchInfo', { hostId });
    expect(videoSourceDetail).toEqual({
      flv: `${front}/live/${roomId}/1/hd/stream.flv`,
      m3u8: `${front}/live/${roomId}/1/hd/index.m3u8`,
      rtmp: `rtmp://127.0.0.1/live/${roomId}`,
    });
    expect(lines.map(({ line, sources }) => [line, sources.map(({ quality }) => quality)])).toEqual([
      [1, ['hd', 'sd', 'audio']],
      [2, ['hd', 'sd', 'audio']],
      [3, ['hd', 'sd', 'audio']],
    ]);
  });

  it('FLV comes as it is made, neither held back nor compressed', async () => {
    const { reply, bytes, end } = await listen(addressOf(open('broken'), 'stream.flv'), 1500);
    expect([reply.headers.get('content-type'), reply.headers.get('content-encoding')]).toEqual(['video/x-flv', null]);
    expect(end).toBe('stopped');
    const pictures = readTags(bytes).filter(({ type }) => type === 9);
    expect(pictures.at(-1)?.at ?? 0).toBeGreaterThan(1000);
  });

  it('HLS: playlist, init segment and the newest segment', async () => {
    const room = open('broken');
    const list = await listen(addressOf(room, 'index.m3u8'), 5000);
    expect([list.reply.status, list.reply.headers.get('content-encoding')]).toEqual([200, null]);
    const newest =
      list.bytes
        .toString()
        .match(/\d+\.m4s/g)
        ?.at(-1) ?? '';
    const [init, media] = await Promise.all(
      ['init.mp4', newest].map((file) => listen(addressOf(room, file), 5000).then(({ bytes }) => boxesIn(bytes))),
    );
    expect([init, media].map((boxes) => boxes?.map(({ type }) => type))).toEqual([
      ['ftyp', 'moov'],
      ['moof', 'mdat'],
    ]);
  });

  it('many watch at once, and who leaves is gone from the back end', async () => {
    const url = addressOf(open('broken'), 'stream.flv', 2, 'sd');
    const heard = await Promise.all(Array.from({ length: CLIENTS }, () => listen(url, 2500)));
    expect(heard.filter(({ bytes }) => readTags(bytes).length > 30)).toHaveLength(CLIENTS);
    expect(await until(async () => (await labVideo(backend.url).running()) === 0)).toBe(true);
  });
});

describe('lines', () => {
  it.each(['stream.flv', 'index.m3u8', 'init.mp4'])('a broken line has no %s', async (file) => {
    expect(await status(addressOf(open('broken'), file, 3))).toBe(404);
  });

  it('a room may have failed altogether', async () => {
    const failed = roomThat(({ health }) => health.join() === 'broken,broken,broken');
    for (const line of [1, 2, 3]) expect(await status(addressOf(failed, 'index.m3u8', line))).toBe(404);
  });

  it('a line that stalls begins and falls silent: FLV after some seconds, HLS with its segments', async () => {
    const room = open('stalling');
    const flv = await listen(addressOf(room, 'stream.flv', 3), 6000);
    expect([flv.end, readTags(flv.bytes).at(-1)?.at]).toEqual(['stopped', 4000]);
    const list = await listen(addressOf(room, 'index.m3u8', 3), 2000);
    const newest =
      list.bytes
        .toString()
        .match(/\d+\.m4s/g)
        ?.at(-1) ?? '';
    const stop = AbortSignal.timeout(1500);
    await expect(fetch(addressOf(room, newest, 3), { signal: stop }).then((reply) => reply.text())).rejects.toThrow();
  });

  it('the lab kills a line under whoever watches, and heals it', async () => {
    const room = open('broken');
    const url = addressOf(room, 'stream.flv');
    const watching = listen(url, 10_000);
    await until(async () => (await labVideo(backend.url).running()) === 1);
    await labVideo(backend.url).line({ roomId: room.roomId, line: 1, kind: 'flv', health: 'broken' });
    expect((await watching).end).toBe('cut');
    expect([await status(url), await status(addressOf(room, 'index.m3u8'))]).toEqual([404, 200]);
    await labVideo(backend.url).heal();
    expect(await status(url)).toBe(200);
  });

  it.each([
    ['a line that is not', (room: LabRoom) => addressOf(room, 'stream.flv', 4)],
    ['a quality that is not', (room: LabRoom) => addressOf(room, 'index.m3u8', 1, 'uhd')],
    ['a segment of the future', (room: LabRoom) => addressOf(room, '99999999999.m4s')],
    ['a file that is not', (room: LabRoom) => addressOf(room, 'clip.mp4')],
    ['a room that is not', () => `${front}/live/abc/1/hd/stream.flv`],
    ['a room that is not on air', () => `${front}/live/59999/1/hd/stream.flv`],
  ])('%s is not found', async (_what, url) => expect(await status(url(open('broken')))).toBe(404));
});

describe('section 5, private rooms', () => {
  it('the video opens with the key of who may enter, and with nothing else', async () => {
    const { hostId, roomId } = roomThat(({ groupId }) => groupId !== 0);
    const token = (await lab(backend.url).users()).find(({ key }) => key === 'special')?.token ?? '';
    const room = await dataOf<Room>(front, 'hostMatchInfo', { hostId }, { token });
    const { flv, m3u8 } = room.videoSourceDetail;
    const bare = flv.split('?')[0] ?? '';
    expect([await status(flv), await status(m3u8)]).toEqual([200, 200]);
    expect([await status(bare), await status(`${bare}?key=${'0'.repeat(32)}`)]).toEqual([404, 404]);
    const list = await listen(m3u8, 2000);
    const segment =
      list.bytes
        .toString()
        .match(/\d+\.m4s\?key=\w+/g)
        ?.at(-1) ?? '';
    expect(await status(new URL(segment, m3u8).href)).toBe(200);
    const { text } = await signedCall(front, 'hostMatchInfo', { hostId });
    expect(text).not.toContain(String(roomId));
  });

  it('the key that every browser signs its requests with makes none', async () => {
    const { roomId, hostId, endAt } = roomThat(({ groupId }) => groupId !== 0);
    const { token = '', uid = '' } = (await lab(backend.url).users()).find(({ key }) => key === 'special') ?? {};
    const room = await dataOf<Room & { matchId: number }>(front, 'hostMatchInfo', { hostId }, { token });
    const claim = { roomId, matchId: room.matchId, uid: Number(uid), until: endAt + 1000 };
    const old = createHmac('sha256', DEFAULT_SIGN_KEY).update(`live/${roomId}/${room.matchId}`).digest('hex');
    for (const key of [roomKey(DEFAULT_SIGN_KEY, claim), old.slice(0, 32)]) {
      expect(await status(`${addressOf({ roomId } as LabRoom, 'index.m3u8')}?key=${key}`)).toBe(404);
    }
  });
});

describe('section 5, private rooms: a key ends with the right of its holder', () => {
  it.each([
    ['kicked', () => lab(backend.url).kick({ key: 'special' })],
    ['expired', () => lab(backend.url).expire({ key: 'special' })],
  ])('%s: the stream that runs is cut, and nothing opens any more [keys of private rooms.1]', async (_how, end) => {
    const { hostId } = roomThat(({ groupId }) => groupId !== 0);
    const token = (await lab(backend.url).users()).find(({ key }) => key === 'special')?.token ?? '';
    const { videoSourceDetail } = await dataOf<Room>(front, 'hostMatchInfo', { hostId }, { token });
    const watching = listen(videoSourceDetail.flv, 15_000);
    await until(async () => (await labVideo(backend.url).running()) === 1);
    try {
      await end();
      expect((await watching).end).toBe('cut');
      expect([await status(videoSourceDetail.flv), await status(videoSourceDetail.m3u8)]).toEqual([404, 404]);
    } finally {
      await lab(backend.url).restore({ key: 'special' });
    }
    expect(await until(async () => (await status(videoSourceDetail.m3u8)) === 200)).toBe(true);
  });
});

it('section 4, schedule: when the show is over the FLV ends and the playlist says so', async () => {
  const room = open('broken');
  const watching = listen(addressOf(room, 'stream.flv'), 10_000);
  await until(async () => (await labVideo(backend.url).running()) === 1);
  await lab(backend.url).clock({ at: room.endAt + 1000 });
  expect((await watching).end).toBe('ended');
  const list = await listen(addressOf(room, 'index.m3u8'), 2000);
  expect(list.bytes.toString()).toContain('#EXT-X-ENDLIST');
});
