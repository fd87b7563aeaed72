import { fileBrowser } from '../../support/browser/browser';
import { enterRoom, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();

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
  // As in Safari on an iPhone.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    for (const name of ['fullscreenElement', 'exitFullscreen', 'fullscreenEnabled']) {
      Reflect.deleteProperty(Document.prototype, name);
      Reflect.deleteProperty(ShadowRoot.prototype, name);
    }
  });
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
