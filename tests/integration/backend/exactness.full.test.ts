import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lab } from '../../support/browser/lab';
import { type BackendProcess, startBackendProcess } from '../../support/servers/backend-process';
import { dataOf, type Fields, HOME, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
// Each test starts several processes; on a busy machine that takes its time.
jest.setTimeout(120_000);
const CALLS: readonly [string, Fields][] = [
  ['anchorHome', HOME],
  ['hostRank', {}],
  ['hostSchedule', { hostId: 1001 }],
  ['images', { categoryId: '20301' }],
  ['momentList', { page: 3, size: 20, momentSort: 2 }],
];

const bytesOf = async (url: string) => {
  const texts = [];
  for (const [name, fields] of CALLS)
    texts.push((await signedCall(url, name, fields)).text.replaceAll(url.slice(7), ''));
  return texts;
};

describe('the same seed and time', () => {
  let one: BackendProcess;
  let same: BackendProcess;
  let other: BackendProcess;
  beforeAll(async () => {
    // The clock stands still: the bytes must not depend on how quick this machine is.
    [one, same, other] = await Promise.all([
      startBackendProcess({ seed: 5, at: AT, speed: 0 }),
      startBackendProcess({ seed: 5, at: AT, speed: 0 }),
      startBackendProcess({ seed: 6, at: AT, speed: 0 }),
    ]);
  });
  afterAll(() => Promise.all([one.stop(), same.stop(), other.stop()]));

  it('give the same bytes, another seed others', async () => {
    const bytes = await bytesOf(one.url);
    expect(await bytesOf(same.url)).toEqual(bytes);
    const foreign = await bytesOf(other.url);
    expect(foreign.map((text, index) => text === bytes[index])).toEqual([false, false, false, false, false]);
  });

  it('give the same tokens', async () => {
    expect(await lab(same.url).users()).toEqual(await lab(one.url).users());
  });

  it('put the world’s time into the Date header', async () => {
    const { headers } = await signedCall(one.url, 'commonConfig');
    expect(headers.get('date')).toBe('Sat, 15 Mar 2025 13:25:00 GMT');
  });
});

it('the scale 5 makes ten thousand moments', async () => {
  const backend = await startBackendProcess({ scale: 5, at: AT, speed: 0 });
  const page = { page: 200, size: 50, momentSort: 1 };
  const { list } = await dataOf<{ list: unknown[] }>(backend.url, 'momentList', page);
  await backend.stop();
  expect(list).toHaveLength(50);
});

describe('a run that comes back', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sport-info-again-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** Follows, likes and reads them again over a restart at another time. */
  const live = async (at: string, work: (url: string, token: string) => Promise<void>) => {
    const backend = await startBackendProcess({ dataDir, at });
    try {
      const token = (await lab(backend.url).users()).find((user) => user.key === 'member')?.token ?? '';
      await work(backend.url, token);
    } finally {
      await backend.stop();
    }
  };

  it('keeps follows and likes, on the same day and in a world laid again', async () => {
    const momentId = 300;
    let likes = 0;
    await live(AT, async (url, token) => {
      await dataOf(url, 'subscribe', { hostId: 1003 }, { token });
      await dataOf(url, 'subscribe', { matchId: 101_901 }, { token });
      likes = (await dataOf<{ likeCount: number }>(url, 'momentLike', { momentId, count: 7 }, { token })).likeCount;
    });
    for (const at of ['2025-03-15T15:00:00Z', '2025-03-19T02:00:00Z']) {
      await live(at, async (url, token) => {
        expect(await dataOf(url, 'subscribeInfo', {}, { token })).toEqual({
          subscribeHostId: '1003',
          subscribeMatchId: [101_901],
        });
        const again = await dataOf<{ likeCount: number }>(url, 'momentLike', { momentId, count: 1 }, { token });
        likes += 1;
        expect(again.likeCount).toBe(likes);
        // Today's matches, whichever day it is.
        const home = await dataOf<{ liveMatchList: { startDate: number }[] }>(url, 'anchorHome', HOME);
        const distances = home.liveMatchList.map((match) => Math.abs(match.startDate - Date.parse(at)));
        expect(Math.max(...distances)).toBeLessThan(48 * 3_600_000);
        expect(home.liveMatchList.length).toBeGreaterThan(5);
      });
    }
  });

  it('refuses the folder to a second process in one clear line', async () => {
    const first = await startBackendProcess({ dataDir });
    await expect(startBackendProcess({ dataDir })).rejects.toThrow(/is in use by process \d+; stop it, or choose/);
    await first.stop();
  });

  it('takes over the lock of a process that was killed', async () => {
    const first = await startBackendProcess({ dataDir });
    const pid = Number((await readFile(path.join(dataDir, 'lock'), 'utf8')).split(' ')[0]);
    process.kill(pid, 'SIGKILL');
    await first.stop();
    const second = await startBackendProcess({ dataDir });
    expect((await fetch(`${second.url}/_lab/health`)).status).toBe(200);
    await second.stop();
  });
});
