import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser/browser';
import { lab } from '../support/browser/lab';
import { type LabRoom, labVideo } from '../support/browser/lab-video';
import { CHEAP_PHONE } from '../support/browser/slow-phone';
import type { BenchStack } from './bench-stack';
import type { Row } from './row';

const PER_SECOND = 50;
const RUN_MS = 6_000;
/** The first messages fill the lanes and load what was not there. */
const WARM_UP_MS = 3_000;
const SLOW_FRAME_MS = 20;
const LIMIT = 0.05;

const isOpen = ({ state, groupId, withdrawn, source }: LabRoom) =>
  state === 'live' && groupId === 0 && !withdrawn && source === 164;

/** Says so much in a room for so long, from outside of it. */
async function flood(api: string, liveRoomId: number, ms: number): Promise<void> {
  const { push } = lab(api);
  const begun = Date.now();
  const sent: Promise<unknown>[] = [];
  for (let count = 0; Date.now() - begun < ms; count += 1) {
    const id = `b${begun}${count}`;
    const content = `message ${count} ${'of some length '.repeat(count % 3)}`;
    sent.push(push({ name: 'live/chat', data: { id, liveRoomId, nickName: 'Ann', content, createDate: Date.now() } }));
    await new Promise((done) => setTimeout(done, Math.max(0, begun + ((count + 1) * 1_000) / PER_SECOND - Date.now())));
  }
  await Promise.all(sent);
}

/** Runs in the page: the time between frames, ms. */
function framesFor(ms: number): Promise<number[]> {
  return new Promise((done) => {
    const times: number[] = [];
    let before = performance.now();
    const begun = before;
    const look = (now: number) => {
      times.push(now - before);
      before = now;
      if (now - begun < ms) requestAnimationFrame(look);
      else done(times);
    };
    requestAnimationFrame(look);
  });
}

async function slowFrames(page: Page, api: string, roomId: number): Promise<number> {
  await flood(api, roomId, WARM_UP_MS);
  const [times] = await Promise.all([page.evaluate(framesFor, RUN_MS), flood(api, roomId, RUN_MS)]);
  return times.filter((time) => time > SLOW_FRAME_MS).length / Math.max(1, times.length);
}

/** A room in which fifty messages a second are said, with them running over the picture and without. */
export async function benchDanmaku(browser: TestBrowser, stack: BenchStack): Promise<Row[]> {
  const api = `http://127.0.0.1:${stack.api}`;
  const room = (await labVideo(api).rooms()).find(isOpen);
  if (room === undefined) throw new Error('nobody is on air');
  const { page, close } = await browser.newPhonePage();
  try {
    await page.goto(`${stack.remote}/anchor/detail/${room.hostId}?autoplay=0`);
    await page.getByRole('log').getByRole('listitem').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE.cpuSlowdown });
    const running = await slowFrames(page, api, room.roomId);
    const shown = await page.locator('[class*="si-danmaku__shot--"]').count();
    await page.getByRole('button', { name: '弹幕', exact: true }).click();
    const without = await slowFrames(page, api, room.roomId);
    const note = `${shown} on the picture at the end; without them ${without.toFixed(3)}`;
    return [{ name: `frames over ${SLOW_FRAME_MS} ms (share)`, unit: '', value: running, limit: LIMIT, note }];
  } finally {
    await close();
  }
}
