import { type LabRoom, labVideo } from '../../../support/browser/lab-video';
import { goodRoom } from '../../../support/browser/real-video';
import { roomPath } from '../../../support/browser/room-page-object';
import type { EnginePage } from '../../../support/engines/engine-page';
import { callOf } from '../../../support/engines/page-call';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';

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

const DEAD_LINE = / 404 .*\/live\/\d+\//;

/** What paused is played on, as by a tap: once in a while WebKitGTK does so on a busy machine. */
async function playOn(page: EnginePage): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.sport-info [data-phase="paused"] button[aria-label="播放"]')?.click(),
  );
}

const LOOK_EVERY_MS = 500;
const PATIENCE_MS = 30_000;

/**
 * The film goes on, in time and in its picture. On a busy machine an engine may wait, pause or begin anew in between; what counts
 * is that it plays again, and shows another second than before.
 */
async function expectRuns(page: EnginePage): Promise<void> {
  await untilPlaying(page);
  const first = await page.evaluate(seen);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = await page.evaluate(seen);
    const isOn = now?.phase === 'playing' && now.width === 640;
    if (isOn && now.clock !== first?.clock) return;
    if (Date.now() > deadline) throw new Error(`it stands: ${JSON.stringify([first, now])}`);
    await playOn(page);
  }
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

/** In the demo portal, where a film begins by itself. */
const inPortal = (room: LabRoom) => `${sharedStack().shell}/sport-info${roomPath(room)}`;

export const roomByHls: Journey = {
  name: 'a room whose FLV fails: HLS by Media Source',
  async walk({ open }) {
    const room = await goodRoom(sharedStack().api);
    await labVideo(sharedStack().api).line({ roomId: room.roomId, kind: 'flv', health: 'broken' });
    const page = await open();
    await page.open(inPortal(room));
    await expectRuns(page);
    expect(await page.evaluate(seen)).toMatchObject({ source: 'Media Source' });
    expect((await page.problems()).filter((problem) => !DEAD_LINE.test(problem))).toEqual([]);
    return undefined;
  },
};

/** Runs in the page first: as an iPhone is, to the app. */
function withoutMediaSource(): void {
  for (const name of ['MediaSource', 'ManagedMediaSource']) Reflect.deleteProperty(window, name);
}

const playsHls = () => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';

export const roomByItself: Journey = {
  name: 'a room without Media Source: HLS by the browser itself',
  async walk({ open }) {
    const page = await open({ initScript: callOf(withoutMediaSource) });
    await page.open(inPortal(await goodRoom(sharedStack().api)));
    await page.waitFor({ css: '.sport-info [data-phase]' });
    if (!(await page.evaluate(playsHls))) {
      await page.waitFor({ css: '.sport-info [data-phase="failed"] [role="alert"]' });
      expect(await page.problems()).toEqual([]);
      return { lacks: 'plays no HLS here; the room says that it cannot' };
    }
    await expectRuns(page);
    expect(await page.evaluate(seen)).toMatchObject({ source: 'the browser itself' });
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};
