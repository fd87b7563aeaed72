import type { Page } from 'playwright-core';
import { type LabRoom, labVideo } from './lab-video';

/** What the room's video is doing. */
export interface SeenVideo {
  readonly time: number;
  readonly width: number;
  readonly isMuted: boolean;
  readonly phase: string;
  /** The second of the looped clip that the picture itself tells, from its five squares (make-clip.sh); 0 to 15. */
  readonly clock: number;
}

/** Reads the video and the clock in its picture. */
export const seeVideo = (page: Page): Promise<SeenVideo> =>
  page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('.sport-info video');
    if (video === null) throw new Error('no video');
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(video, 0, 0, 640, 360);
    const bits = [0, 1, 2, 3, 4].map((bit) => (context?.getImageData(64 + bit * 64, 314, 1, 1).data[0] ?? 0) > 128);
    return {
      time: video.currentTime,
      width: video.videoWidth,
      isMuted: video.muted,
      phase: video.closest('[data-phase]')?.getAttribute('data-phase') ?? '',
      clock: bits.reduce((sum, isSet, bit) => sum + (isSet ? 2 ** bit : 0), 0),
    };
  });

/** Waits until the video moves. */
export async function untilPlaying(page: Page, timeout = 15_000): Promise<void> {
  await page.waitForFunction(
    () => {
      const video = document.querySelector<HTMLVideoElement>('.sport-info video');
      return video !== null && video.currentTime > 0.2 && video.closest('[data-phase="playing"]') !== null;
    },
    undefined,
    { timeout },
  );
}

/** The jump game where the common config names no other, and what every platform shows. */
const SHOWN_SOURCES: readonly number[] = [164, 100];

const isGood = ({ state, withdrawn, groupId, hostType, source, health }: LabRoom) =>
  state === 'live' &&
  !withdrawn &&
  groupId === 0 &&
  hostType !== 3 &&
  SHOWN_SOURCES.includes(source) &&
  health[0] === 'ok' &&
  health[1] === 'ok';

/** A room on air for everybody whose first two lines are good; of those, the one that stays on air longest. */
export async function goodRoom(api: string): Promise<LabRoom> {
  const rooms = (await labVideo(api).rooms()).filter(isGood);
  const [room] = rooms.sort((a, b) => b.endAt - a.endAt);
  if (room === undefined) throw new Error('no good room is on air');
  return room;
}

const VIDEO = /\/live\/\d+\/(\d)\/(hd|sd|audio)\/(stream\.flv|[^?]*)/;

/** The video requests of a page as they begin: `1 hd stream.flv`. */
export function videoRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, line, quality, file] = VIDEO.exec(request.url()) ?? [];
    if (file !== undefined) asked.push(`${line} ${quality} ${file}`);
  });
  return asked;
}
