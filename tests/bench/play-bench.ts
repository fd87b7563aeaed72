import type { Page } from 'playwright-core';
import { median } from '../architecture/sizes/statistics';
import type { TestBrowser } from '../support/browser/browser';
import { labVideo } from '../support/browser/lab-video';
import { heldBy } from '../support/browser/leak-probe';
import { goodRoom, seeVideo, untilPlaying } from '../support/browser/real-video';
import { KEEP_NAMES } from './load-run';
import type { Row } from './row';

/** What the bench needs of the servers: origins without a slash at their end. */
export interface PlayStack {
  readonly shell: string;
  readonly api: string;
}

const ENGINES = ['FLV', 'HLS'] as const;
type Engine = (typeof ENGINES)[number];

const MINUTE_MS = 60_000;
/** Buffers fill and caches warm until then. */
const SETTLED_AFTER_MIN = 2;
const TAPS = 5;
const MAX_GROWTH_KB = 10 * 1024;
const MAX_FIRST_FRAME_MS = 1_000;
/** What the players are told to keep behind, at most, and what they hold in hand. */
const MAX_BUFFERED_S = 60;

/** A room whose first source is of this engine. */
async function roomFor(engine: Engine, { api }: PlayStack): Promise<string> {
  const { hostId, roomId } = await goodRoom(api);
  await labVideo(api).heal();
  if (engine === 'HLS') await labVideo(api).line({ roomId, kind: 'flv', health: 'broken' });
  return `/sport-info/anchor/detail/${hostId}`;
}

/** Runs inside the page before its scripts: when was the last tap, when did the first frame of a video come. */
function clockFrames(): void {
  const seen = { tappedAt: 0, frameAt: 0 };
  Reflect.set(window, 'siFirstFrame', seen);
  const watch = (video: HTMLVideoElement) =>
    video.requestVideoFrameCallback((now) => {
      seen.frameAt ||= now;
    });
  document.addEventListener('click', (event) => Object.assign(seen, { tappedAt: event.timeStamp, frameAt: 0 }), true);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) for (const video of node.querySelectorAll('video')) watch(video);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** From the tap on a link to the room until its video shows a frame, ms; everything is fetched anew. */
async function firstFrame(browser: TestBrowser, stack: PlayStack, room: string): Promise<number> {
  const { page, close } = await browser.newPhonePage();
  try {
    await page.addInitScript(KEEP_NAMES);
    await page.addInitScript(clockFrames);
    await page.goto(`${stack.shell}/sport-info/anchor`);
    const link = page.locator(`.sport-info a[href^="${room}"]`).first();
    await link.waitFor();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000);
    await link.tap();
    await untilPlaying(page);
    return await page.evaluate(() => {
      const { tappedAt, frameAt } = Reflect.get(window, 'siFirstFrame') as { tappedAt: number; frameAt: number };
      return tappedAt > 0 && frameAt > tappedAt ? frameAt - tappedAt : Number.NaN;
    });
  } finally {
    await close();
  }
}

async function firstFrameRow(browser: TestBrowser, stack: PlayStack, engine: Engine): Promise<Row> {
  const room = await roomFor(engine, stack);
  const taken: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) taken.push(await firstFrame(browser, stack, room));
  const note = `${Math.min(...taken).toFixed(0)} to ${Math.max(...taken).toFixed(0)}`;
  return {
    name: `${engine}: first frame from the tap`,
    unit: 'ms',
    value: median(taken),
    limit: MAX_FIRST_FRAME_MS,
    note,
  };
}

const bufferedSeconds = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { buffered } = document.querySelector<HTMLVideoElement>('.sport-info video') ?? {};
    if (buffered === undefined || buffered.length === 0) return Number.NaN;
    return buffered.end(buffered.length - 1) - buffered.start(0);
  });

async function heapRows(browser: TestBrowser, stack: PlayStack, engine: Engine, minutes: number): Promise<Row[]> {
  const room = await roomFor(engine, stack);
  const { page, close } = await browser.newPhonePage();
  const settledAfter = Math.min(SETTLED_AFTER_MIN, minutes / 2);
  try {
    await page.goto(`${stack.shell}${room}`);
    await untilPlaying(page, MINUTE_MS);
    const held = await heldBy(page);
    await page.waitForTimeout(settledAfter * MINUTE_MS);
    const before = await held();
    const from = await seeVideo(page);
    await page.waitForTimeout((minutes - settledAfter) * MINUTE_MS);
    const after = await held();
    const to = await seeVideo(page);
    const growth = (after.heapBytes - before.heapBytes) / 1024;
    const lost = (minutes - settledAfter) * 60 - (to.time - from.time);
    const span = `minute ${settledAfter} to ${minutes}`;
    return [
      {
        name: `${engine}: heap growth, ${span}`,
        unit: 'kB',
        value: growth,
        limit: MAX_GROWTH_KB,
        note: `${(after.heapBytes / 1024 / 1024).toFixed(1)} MB at the end, nodes ${after.nodes - before.nodes}`,
      },
      { name: `${engine}: kept in the buffer`, unit: 's', value: await bufferedSeconds(page), limit: MAX_BUFFERED_S },
      { name: `${engine}: seconds not played, ${span}`, unit: 's', value: Math.max(0, lost), limit: 10 },
    ];
  } finally {
    await close();
  }
}

/** Real video in a room, at 1×: from the tap to the first frame, and what `minutes` of each engine cost. */
export async function benchPlay(browser: TestBrowser, stack: PlayStack, minutes: number): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    for (const engine of ENGINES) rows.push(await firstFrameRow(browser, stack, engine));
    for (const engine of ENGINES) rows.push(...(await heapRows(browser, stack, engine, minutes)));
  } finally {
    await labVideo(stack.api).heal();
  }
  return rows;
}
