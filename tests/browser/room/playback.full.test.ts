import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { portal } from '../../support/browser/portal';
import { goodRoom, seeVideo, untilPlaying, videoRequests } from '../../support/browser/real-video';
import { sharedStack } from '../../support/servers/servers';

/** Longer than what a player fetches between two looks at a playlist. */
const QUIET_MS = 2_500;
const BROKEN_STREAM = /Failed to load resource.*(\/live\/|ERR_INTERNET_DISCONNECTED)|ERR_NETWORK_CHANGED|WebSocket/;

const browser = fileBrowser();
const qa = () => labVideo(sharedStack().api);
let phone: PhonePage;
let room: LabRoom;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  room = await goodRoom(sharedStack().api);
});
afterEach(async () => {
  await qa().heal();
  await phone.close();
});

const enter = () => phone.page.goto(`${sharedStack().shell}/sport-info/anchor/detail/${room.hostId}`);
const video = (page: Page) => page.getByRole('region', { name: '视频' });
const control = (page: Page, name: string | RegExp) => video(page).getByRole('button', { name });
/** A finger on the picture brings the controls back. */
async function showControls(page: Page): Promise<void> {
  const bar = video(page).locator('[class*="__bottom"]');
  const isAway = () => bar.evaluate((element) => getComputedStyle(element).pointerEvents === 'none');
  if (await isAway()) await video(page).tap({ position: { x: 195, y: 90 } });
  await page.waitForFunction(
    (element) => element !== null && getComputedStyle(element).opacity === '1',
    await bar.elementHandle(),
  );
}

it('a source that stalls is a failed one', async () => {
  const { page } = phone;
  await qa().line({ roomId: room.roomId, line: 1, health: 'stalling' });
  const requests = videoRequests(page);
  await enter();
  await untilPlaying(page);
  await page.locator('.sport-info').getByText('已切换到线路 2').waitFor({ timeout: 40_000 });
  await untilPlaying(page);
  expect(requests.filter((one) => one.endsWith('stream.flv'))).toEqual(['1 hd stream.flv', '2 hd stream.flv']);
}, 90_000);

it('hidden by the host it asks for nothing, shown again it goes on at the live edge', async () => {
  const { page } = phone;
  await enter();
  await untilPlaying(page);
  await portal(page).press('visibility hidden');
  const requests = videoRequests(page);
  await page.waitForTimeout(QUIET_MS);
  expect([requests, await qa().running(), (await seeVideo(page)).width]).toEqual([[], 0, 0]);
  await portal(page).press('visibility visible');
  await untilPlaying(page);
  expect(requests).toEqual(['1 hd stream.flv']);
}, 90_000);

it('without a network it fails in words, and resumes by itself when the network is back', async () => {
  const { page, context } = phone;
  await enter();
  await untilPlaying(page);
  await context.setOffline(true);
  // The browser lets a stream that runs go on: its line dies as it would on a phone.
  await qa().line({ roomId: room.roomId, health: 'broken' });
  await page.getByRole('alert').filter({ hasText: '画面加载失败' }).waitFor({ timeout: 30_000 });
  await qa().heal();
  await context.setOffline(false);
  await untilPlaying(page);
  expect(phone.log.unexpected(BROKEN_STREAM)).toEqual([]);
}, 90_000);

it.each([6, 20, 40])(
  'streams gone for %d s: the picture comes back by itself',
  async (seconds) => {
    const { page } = phone;
    await enter();
    await untilPlaying(page);
    await qa().line({ roomId: room.roomId, health: 'broken' });
    await page.waitForTimeout(seconds * 1000);
    await qa().heal();
    await untilPlaying(page, 45_000);
    expect((await seeVideo(page)).width).toBe(640);
    expect(phone.log.unexpected(BROKEN_STREAM)).toEqual([]);
  },
  120_000,
);

it('streams that stay away: at last a clear state, whose button heals', async () => {
  const { page } = phone;
  await enter();
  await untilPlaying(page);
  await qa().line({ roomId: room.roomId, health: 'broken' });
  const failed = page.getByRole('alert').filter({ hasText: '画面加载失败' });
  await failed.waitFor({ timeout: 90_000 });
  await qa().heal();
  await failed.getByRole('button', { name: '重试' }).click();
  await untilPlaying(page);
}, 150_000);

it('pause stops the stream, play goes on; the quality is chosen and kept for the next room', async () => {
  const { page } = phone;
  const requests = videoRequests(page);
  await enter();
  await untilPlaying(page);
  await showControls(page);
  await control(page, '暂停').click();
  await page.waitForTimeout(500);
  expect(await qa().running()).toBe(0);
  // The picture stays while nothing is fetched.
  await video(page).locator('canvas').waitFor();
  await control(page, '播放').first().click();
  await untilPlaying(page);
  await showControls(page);
  await control(page, '高清').click();
  await page.getByRole('tab', { name: '标清' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await untilPlaying(page);
  expect(requests.at(-1)).toBe('1 sd stream.flv');
  await page.reload();
  await untilPlaying(page);
  expect(requests.at(-1)).toBe('1 sd stream.flv');
  expect(phone.log.unexpected()).toEqual([]);
}, 90_000);

it('sound alone is another stream, in the next room too, and the picture comes back [video quality.2]', async () => {
  const { page } = phone;
  const requests = videoRequests(page);
  await enter();
  await untilPlaying(page);
  await showControls(page);
  await control(page, '高清').click();
  await page.getByRole('switch', { name: '只听声音' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await video(page).getByText('只听声音').waitFor();
  await untilPlaying(page);
  expect(requests.at(-1)).toBe('1 audio stream.flv');
  expect(await seeVideo(page)).toMatchObject({ width: 0, isMuted: false });
  await control(page, '恢复画面').click();
  await untilPlaying(page);
  expect([requests.at(-1), (await seeVideo(page)).width]).toEqual(['1 hd stream.flv', 640]);
  expect(phone.log.unexpected()).toEqual([]);
}, 90_000);

it('a tap brings sound; controls go after 3 s, and come back for a finger and for the keyboard', async () => {
  const { page } = phone;
  await enter();
  await untilPlaying(page);
  await control(page, '点按取消静音').click();
  expect((await seeVideo(page)).isMuted).toBe(false);
  const bar = video(page).locator('[class*="__bottom"]');
  const opacity = () => bar.evaluate((element) => getComputedStyle(element).opacity);
  await page.waitForTimeout(3_600);
  expect(await opacity()).toBe('0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await control(page, '刷新线路').focus();
  await page.keyboard.press('Tab');
  await page.waitForTimeout(3_600);
  expect(await opacity()).toBe('1');
}, 90_000);

it('data saver: nothing begins by itself, a tap takes the smaller picture with its sound', async () => {
  const { page } = phone;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requests = videoRequests(page);
  await enter();
  await video(page).getByText('省流量模式，点按播放').waitFor();
  expect(requests).toEqual([]);
  await control(page, '播放').first().click();
  await untilPlaying(page);
  expect([requests[0], (await seeVideo(page)).isMuted]).toEqual(['1 sd stream.flv', false]);
}, 90_000);

it('"back to live": behind the edge it is offered, and leads there', async () => {
  const { page } = phone;
  await enter();
  await untilPlaying(page);
  const lag = () =>
    page.evaluate(() => {
      const { buffered, currentTime } = document.querySelector('.sport-info video') as HTMLVideoElement;
      return buffered.end(buffered.length - 1) - currentTime;
    });
  // Far slower than life, whatever the player asks for.
  await page.evaluate(() => {
    const element = document.querySelector('.sport-info video') as HTMLVideoElement;
    element.playbackRate = 0.1;
    Object.defineProperty(element, 'playbackRate', { configurable: true, get: () => 1, set: () => undefined });
  });
  const button = control(page, '回到直播');
  await button.waitFor({ timeout: 20_000 });
  expect(await lag()).toBeGreaterThan(5);
  await button.click();
  expect(await lag()).toBeLessThan(2);
}, 90_000);

it('full screen shows the player with its controls, and ends with the room', async () => {
  const { page } = phone;
  await enter();
  await untilPlaying(page);
  await showControls(page);
  await control(page, '全屏').click();
  await page.waitForFunction(() => document.fullscreenElement?.querySelector('video') != null);
  await control(page, '退出全屏').last().waitFor({ state: 'attached' });
  await page.evaluate(() => window.history.pushState(null, '', '/sport-info/user-ranking'));
  await page.waitForFunction(() => document.querySelector('.sport-info section video') === null);
  await page.waitForFunction(() => document.fullscreenElement === null);
}, 90_000);
