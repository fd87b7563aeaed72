import type { LabRoom } from '../../../support/browser/lab-video';
import { goodRoom } from '../../../support/browser/real-video';
import { isPublicLive, isUnderWay, roomPath, roomThat } from '../../../support/browser/room-page-object';
import type { EnginePage } from '../../../support/engines/engine-page';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';
import { sessionOf } from './sessions';

/** Runs in the page: where the film stands, and the second that its picture tells by five squares (make-clip.sh). */
const seen = () => {
  const video = document.querySelector<HTMLVideoElement>('.sport-info video');
  if (video === null) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, 640, 360);
  const bits = [0, 1, 2, 3, 4].map((bit) => (context?.getImageData(64 + bit * 64, 314, 1, 1).data[0] ?? 0) > 128);
  return {
    time: video.currentTime,
    width: video.videoWidth,
    phase: video.closest('[data-phase]')?.getAttribute('data-phase') ?? '',
    clock: bits.reduce((sum, isSet, bit) => sum + (isSet ? 2 ** bit : 0), 0),
    /** Seconds that lie ahead, and whether it waits for them. */
    ahead: (video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0) - video.currentTime,
    ready: video.readyState,
    isPaused: video.paused,
    source: video.src.startsWith('blob:') ? 'Media Source' : 'the browser itself',
  };
};

async function untilPlaying(page: EnginePage): Promise<void> {
  await page.until('a film that runs', () => {
    const video = document.querySelector<HTMLVideoElement>('.sport-info video');
    return video !== null && video.currentTime > 0.2 && video.closest('[data-phase="playing"]') !== null;
  });
}

const LOOP_S = 16;
const DEAD_LINE = / 404 .*\/live\/\d+\//;

/** The film goes on, in time and in its picture. */
async function expectRuns(page: EnginePage): Promise<void> {
  await untilPlaying(page);
  const first = await page.evaluate(seen);
  await page
    .until(
      'two seconds more',
      (time: number) => (document.querySelector<HTMLVideoElement>('.sport-info video')?.currentTime ?? 0) > time + 2,
      first?.time ?? 0,
    )
    .catch(async (cause: unknown) => {
      throw new Error(`it stands: ${JSON.stringify([first, await page.evaluate(seen)])}`, { cause });
    });
  const second = await page.evaluate(seen);
  expect(second).toMatchObject({ width: 640 });
  // A slow machine may wait for a moment in between; it goes on.
  await untilPlaying(page);
  const advanced = ((second?.clock ?? 0) - (first?.clock ?? 0) + LOOP_S) % LOOP_S;
  expect(advanced).toBeGreaterThanOrEqual(1);
  expect(advanced).toBeLessThanOrEqual(6);
}

export const roomWithVideo: Journey = {
  name: 'anchors, a room and its video',
  async walk({ open }) {
    const page = await open();
    const room = await goodRoom(sharedStack().api);
    await page.open(`${sharedStack().shell}/sport-info/anchor`);
    await page.waitFor({ css: '.sport-info article' });
    await page.tap({ css: '.sport-info main a[href*="/anchor/detail/"]', nth: 2 });
    await page.waitPath(/\/anchor\/detail\//);
    await page.waitFor({ css: '.sport-info [role="tab"]', text: '聊天' });
    await page.back();
    await page.waitPath('/sport-info/anchor');
    await page.open(`${sharedStack().shell}/sport-info${roomPath(room)}`);
    await expectRuns(page);
    const { source } = (await page.evaluate(seen)) ?? {};
    // The room on the way may have a line that is down; the app goes on to its next.
    expect((await page.problems()).filter((problem) => !DEAD_LINE.test(problem))).toEqual([]);
    return `FLV by ${source}`;
  },
};

export const chat: Journey = {
  name: 'chat',
  async walk({ open, engine }) {
    const page = await open({ storage: await sessionOf('rich') });
    const room = await roomThat(isUnderWay);
    await page.open(`${sharedStack().remote}${roomPath(room, '?autoplay=0')}`);
    await page.waitFor({ css: '[role="log"] li' });
    const words = `${engine.name} 说 ${Date.now()}`;
    await page.type({ css: 'textarea[aria-label="发送弹幕"], input[aria-label="发送弹幕"]' }, words);
    await page.press('Enter');
    await page.waitFor({ css: '[role="log"] li', text: words });
    await page.waitGone({ css: '[role="log"] li', text: '发送失败' });
    expect(await page.count({ css: '[role="log"] li', text: words })).toBe(1);
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

/** On air for everybody, with other anchors of its match to switch to. */
export const crowdedRoom = (): Promise<LabRoom> =>
  roomThat(
    (one, all) =>
      isPublicLive(one) && all.filter((mate) => mate.matchId === one.matchId && isPublicLive(mate)).length > 1,
  );
