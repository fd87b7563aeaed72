import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { ENTRIES } from '../../support/browser/leak-entries';
import { activityDuring, countActivity, heldBy } from '../../support/browser/leak-probe';
import { isUnderWay, roomPath, roomThat } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

/** Timers of requests that were under way may still fire once; nothing may follow from them. */
const SETTLE_MS = 1_000;
const QUIET_MS = 4_000;
/** The first mounts load chunks and fill caches. */
const WARM_UP = 3;
const CYCLES = 6;
/** A leak shows at least one a cycle; a video's own controls come and go with the browser's collector. */
const SLACK = 5;

const browser = fileBrowser();
let phone: PhonePage;
let room: LabRoom;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  room = await roomThat(isUnderWay);
});
afterEach(() => phone.close());

/** The room with its picture running, below a host's element; a history of its own leaves the host's address alone. */
async function mountRoom(page: Page): Promise<void> {
  await page.evaluate((initialPath) => {
    const element = document.querySelector<HTMLElement>('#sport-info');
    const options = { basename: '/embeds/hostile', history: 'memory', isAutoPlay: true, initialPath } as const;
    if (element !== null) window.siHandle = window.siMount?.(element, options);
  }, roomPath(room));
  await page.getByRole('log').getByRole('listitem').first().waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
}

const entry = () => {
  const { './mount': known } = ENTRIES;
  if (known === undefined) throw new Error('no such door');
  return known;
};

test('unmounted, a room with its picture asks nothing, waits for nothing and holds no stream, channel or element', async () => {
  const { page, context, log } = phone;
  const [qa, video] = [lab(sharedStack().api), labVideo(sharedStack().api)];
  await countActivity(context);
  await entry().open(page);
  await mountRoom(page);
  const channel = `room:${room.roomId}`;
  expect(await video.running()).toBeGreaterThan(0);
  await entry().unmount(page);
  await page.waitForTimeout(SETTLE_MS);
  expect(await activityDuring(page, QUIET_MS)).toEqual([]);
  expect(await page.locator('video, [class*="si-"][class*="__"]').count()).toBe(0);
  expect(await video.running()).toBe(0);
  expect((await qa.socketState()).channels).not.toContain(channel);
  expect(log.unexpected()).toEqual([]);
});

test('mounted and unmounted again and again, nodes and listeners stay flat', async () => {
  const { page } = phone;
  await entry().open(page);
  const held = await heldBy(page);
  const cycle = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      await mountRoom(page);
      await entry().unmount(page);
    }
    await page.waitForTimeout(SETTLE_MS);
    return held();
  };
  const before = await cycle(WARM_UP);
  const after = await cycle(CYCLES);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(SLACK);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(SLACK);
});
