import type { Page } from 'playwright-core';
import en from '../../../src/i18n/messages/en/room.json';
import zh from '../../../src/i18n/messages/zh-CN/room.json';
import { staysInside } from '../../support/browser/access/keyboard';
import { fileBrowser } from '../../support/browser/browser';
import { findings, misfits, smallControls } from '../../support/browser/page-checks';
import { enterRoom, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();

/** As in Safari on an iPhone: only a video may fill the screen. */
const likeAnIPhone = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    for (const name of ['fullscreenElement', 'exitFullscreen', 'fullscreenEnabled']) {
      Reflect.deleteProperty(Document.prototype, name);
      Reflect.deleteProperty(ShadowRoot.prototype, name);
    }
  });

/** A television is near, and the browser plays the line itself. */
const nearTelevision = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource');
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      watchAvailability: (say: (isThere: boolean) => void) => Promise.resolve().then(() => say(true)),
      cancelWatchAvailability: () => Promise.resolve(),
      prompt: () => Promise.resolve(),
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { value: remote });
  });

test('upright in full screen the offer of sound and the field for a bullet comment keep clear of each other', async () => {
  const { page, close } = await browser().newPhonePage();
  await logIn(page, 'rich');
  // Entered by its address: after a tap the sound would be on already.
  await page.goto(`${sharedStack().remote}${roomPath(await roomThat(isUnderWay))}`);
  const offer = page.getByRole('button', { name: '点按取消静音' });
  await offer.waitFor();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  const field = page.getByRole('button', { name: '发条弹幕…' });
  await field.waitFor();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  const [above, below] = [await offer.boundingBox(), await field.boundingBox()];
  if (above === null || below === null) throw new Error('one of them is not drawn');
  const isBeside = above.x + above.width <= below.x || below.x + below.width <= above.x;
  const isAbove = above.y + above.height + 8 <= below.y || below.y + below.height + 8 <= above.y;
  expect({ above, below, clear: isBeside || isAbove }).toMatchObject({ clear: true });
  await close();
}, 60_000);

test('where only a video may fill the screen the player lies over the page, on its side while the phone is upright [chat in full screen.2]', async () => {
  const { page, close } = await browser().newPhonePage();
  await likeAnIPhone(page);
  await logIn(page, 'rich');
  await enterRoom(page, await roomThat(isUnderWay));
  const player = page.getByRole('region', { name: '视频' });
  const before = await player.boundingBox();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  const column = page.getByRole('complementary', { name: '聊天' });
  await column.waitFor();
  expect(await player.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  // Turned: the column beside the picture is below it.
  expect(await column.boundingBox()).toMatchObject({ x: 0, width: 390, height: 248 });
  const onTop = () => page.evaluate(() => document.elementFromPoint(195, 400)?.closest('section')?.ariaLabel);
  expect(await onTop()).toBe('视频');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await column.getByRole('listitem').last().locator('[data-message]').click({ delay: 700 });
  const word = page.getByTestId('si-toast');
  await word.waitFor();
  expect(await word.evaluate((one) => one.closest('[popover]')?.matches(':popover-open'))).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => document.querySelector('section[popover]')?.getBoundingClientRect().width === 844);
  expect(await column.boundingBox()).toMatchObject({ y: 0, width: 248, height: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '退出全屏' }).first().click();
  await column.waitFor({ state: 'detached' });
  expect(await player.boundingBox()).toEqual(before);
  expect(await page.locator('section[popover]').count()).toBe(0);
  await close();
}, 60_000);

test.each([
  ['light, Chinese, 390 px', { theme: 'normal', lang: 'zh-CN', width: 390, words: zh }],
  ['dark, English, 320 px', { theme: 'dark', lang: 'en', width: 320, words: en as typeof zh }],
])(
  'the player over the page and the way to a television, %s: by keys, nothing serious, small or cut',
  async (_, look) => {
    const { theme, lang, width, words } = look;
    const { page, close, log } = await browser().newPhonePage({ width });
    await likeAnIPhone(page);
    await nearTelevision(page);
    await logIn(page, 'rich');
    const path = roomPath(await roomThat(isUnderWay), `?theme=${theme}&lang=${lang}`);
    await page.goto(`${sharedStack().remote}${path}`);
    await page.locator('[data-message]').first().waitFor();
    await page.getByRole('button', { name: words.room.more, exact: true }).press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.player.settings, exact: true }).press('Enter');
    await sheet.getByText(words.player.cast, { exact: true }).waitFor();
    expect(await staysInside(page, '.sport-info dialog[open]')).toBe(true);
    for (const check of [smallControls, misfits]) expect(await check(page, '.sport-info dialog[open]')).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.player.fullscreen, exact: true }).press('Enter');
    const column = page.getByRole('complementary', { name: words.room.chat });
    await column.waitFor();
    expect(await findings(page)).toEqual([]);
    for (const check of [smallControls, misfits]) expect(await check(page, 'section[popover]')).toEqual([]);
    expect(await staysInside(page, 'section[popover]')).toBe(true);
    const leave = page.getByRole('button', { name: words.player.exitFullscreen, exact: true }).first();
    await leave.press('Enter');
    await column.waitFor({ state: 'detached' });
    expect(log.unexpected()).toEqual([]);
    await close();
  },
  90_000,
);
