import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { enterRoom, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const KEYBOARD_PX = 336;
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { top: box.y, bottom: box.y + box.height };
};
const BAR = '[class*="si-input-bar__bar--"]';
const LOG = '[role=log]';
const SCREEN = '[class*="si-player__player--"]';
const isWithin = (value: number, from: number, to: number) => value >= from - 1 && value <= to + 1;

/** A browser that lets the keyboard cover the page, as Safari does: only the visual viewport shrinks. */
const coverByKeyboard = (page: Page) =>
  page.evaluate((covered) => {
    const view = window.visualViewport;
    if (view === null) throw new Error('no visual viewport');
    Object.defineProperty(view, 'height', { configurable: true, get: () => window.innerHeight - covered });
    view.dispatchEvent(new Event('resize'));
  }, KEYBOARD_PX);

test.each([844, 568])(
  'the keyboard never covers the input, nor the bar the last message (%d px high) [2.7, 2.11]',
  async (height) => {
    const { page } = phone;
    await page.setViewportSize({ width: 390, height });
    await logIn(page, 'rich');
    await enterRoom(page, await roomThat(isUnderWay));
    await page.getByRole('log').getByRole('listitem').nth(10).waitFor();
    const seen = async () => [await boxOf(page, BAR), await boxOf(page, LOG), await boxOf(page, SCREEN)] as const;
    const [bar] = await seen();
    expect(isWithin(bar.bottom, height, height)).toBe(true);
    await page.getByRole('textbox', { name: '发送弹幕' }).click();
    await coverByKeyboard(page);
    await page.waitForFunction(
      ({ selector, end }) => (document.querySelector(selector)?.getBoundingClientRect().bottom ?? 9999) <= end + 1,
      { selector: BAR, end: height - KEYBOARD_PX },
    );
    const [raised, log, screen] = await seen();
    expect(log.bottom).toBeLessThanOrEqual(raised.top + 1);
    if (height > 600) expect(isWithin(screen.top, 0, 0)).toBe(true);
    const last = await page.getByRole('log').getByRole('listitem').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(raised.top + 1);
  },
);

test('the player stays on top and the tabs below it while the page scrolls', async () => {
  const { page } = phone;
  await enterRoom(page, await roomThat(isUnderWay));
  await page.getByRole('tab', { name: '榜单' }).click();
  await page.locator('[class*="si-anchor-row__row--"]').nth(15).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const [screen, tabs] = [await boxOf(page, SCREEN), await boxOf(page, '[role=tablist]')];
  expect(isWithin(screen.top, 0, 0)).toBe(true);
  expect(isWithin(tabs.top, screen.bottom, screen.bottom)).toBe(true);
});

test('in a host’s scroll container the same holds within it', async () => {
  const { page } = phone;
  const room = await roomThat(isUnderWay);
  await page.goto(`${sharedStack().shell}/embeds/scroll-container${roomPath(room)}`);
  await page.getByRole('log').getByRole('listitem').nth(10).waitFor();
  const scroller = await boxOf(page, '#scroller');
  const [bar, log] = [await boxOf(page, BAR), await boxOf(page, LOG)];
  expect(isWithin(bar.bottom, scroller.bottom, scroller.bottom)).toBe(true);
  expect(log.bottom).toBeLessThanOrEqual(bar.top + 1);
  await page.getByRole('tab', { name: '榜单' }).click();
  await page.locator('#scroller').evaluate((element) => element.scrollTo({ top: 400, behavior: 'instant' }));
  expect(isWithin((await boxOf(page, SCREEN)).top, scroller.top, scroller.top)).toBe(true);
});

test('unmounted, a room leaves no channel behind and no socket open', async () => {
  const { page } = phone;
  const room = await roomThat(isUnderWay);
  await enterRoom(page, room);
  await page.getByRole('log').getByRole('listitem').first().waitFor();
  const wanted = `room:${room.roomId}`;
  const channels = async () => {
    const reply = await fetch(`${sharedStack().api}/_lab/socket`);
    return ((await reply.json()) as { data: { channels: string[] } }).data.channels;
  };
  const until = async (holds: boolean) => {
    for (let n = 0; n < 100 && (await channels()).includes(wanted) !== holds; n += 1) await page.waitForTimeout(100);
    return (await channels()).includes(wanted);
  };
  expect(await until(true)).toBe(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/anchor');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await until(false)).toBe(false);
});

test('eleven lines of chat and more stand below the picture, or fewer below what the host has pinned', async () => {
  const { page } = phone;
  await enterRoom(page, await roomThat(isUnderWay));
  const lines = page.getByRole('log').getByRole('listitem');
  await lines.nth(10).waitFor();
  const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  const [panel, log] = [await boxOf(page, '[role=tabpanel]'), await boxOf(page, LOG)];
  expect((log.bottom - panel.top) / Math.min(...heights)).toBeGreaterThanOrEqual(11);
});

test('more of a room: rows with icons as wide as the sheet, the report last and red', async () => {
  const { page } = phone;
  await enterRoom(page, await roomThat(isUnderWay));
  await page.getByRole('button', { name: '更多', exact: true }).click();
  const rows = page.getByRole('dialog', { name: '更多' }).locator('button:not([aria-label])');
  await rows.filter({ hasText: '举报主播' }).waitFor();
  const looks = await rows.evaluateAll((all) =>
    all.map((row) => ({
      text: row.textContent,
      icons: row.querySelectorAll('svg').length,
      colour: getComputedStyle(row).color,
    })),
  );
  expect(looks.every(({ icons }) => icons === 1)).toBe(true);
  expect(looks.at(-1)?.text).toBe('举报主播');
  expect(looks.filter(({ colour }) => colour === looks.at(-1)?.colour)).toHaveLength(1);
});

test.each([
  [599, 480, false],
  [640, 640, false],
  [720, 720, true],
])('%d px wide: a room takes %d, its chat beside the picture: %s', async (width, taken, isBeside) => {
  const { page } = phone;
  await page.setViewportSize({ width, height: 900 });
  await enterRoom(page, await roomThat(isUnderWay));
  await page.getByRole('log').waitFor();
  expect((await page.getByRole('main').boundingBox())?.width).toBe(taken);
  const [screen, log] = [await boxOf(page, SCREEN), await boxOf(page, LOG)];
  expect(log.top < screen.bottom).toBe(isBeside);
});
