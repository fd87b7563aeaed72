import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { enterRoom, isUnderWay, logIn, roomThat } from '../../support/browser/room-page-object';

const SIDEWAYS = { width: 844, height: 390 };
const KEYBOARD_PX = 180;

const browser = fileBrowser();
let phone: PhonePage;
const page = () => phone.page;
const button = (name: string) => page().getByRole('button', { name, exact: true });
const column = () => page().getByRole('complementary', { name: '聊天' });
const sheet = () => page().getByRole('dialog', { name: '发送弹幕' });
const isFull = () => page().evaluate(() => document.fullscreenElement !== null);

beforeEach(async () => {
  phone = await browser().newPhonePage();
  await page().setViewportSize(SIDEWAYS);
  await logIn(page(), 'rich');
  await enterRoom(page(), await roomThat(isUnderWay));
  await page().getByRole('log').getByRole('listitem').first().waitFor();
  await button('全屏').click();
  await column().waitFor();
});
afterEach(() => phone.close());

test('by the keyboard: Tab reaches field and way out, Esc closes the field alone, and focus returns', async () => {
  await button('退出全屏').first().focus();
  const reached = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page().keyboard.press('Tab');
    reached.add(
      await page().evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect([...reached]).toEqual(expect.arrayContaining(['发条弹幕…', '表情', '退出全屏', '收起聊天']));
  await button('发条弹幕…').focus();
  await page().keyboard.press('Enter');
  await sheet().getByRole('textbox').waitFor();
  await page().keyboard.type('稍后再说');
  await page().keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
  expect(await isFull()).toBe(true);
  expect(await page().evaluate(() => document.activeElement?.textContent)).toBe('发条弹幕…');
  await page().keyboard.press('Enter');
  expect(await sheet().getByRole('textbox').inputValue()).toBe('稍后再说');
  await page().keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
  await button('退出全屏').last().focus();
  await page().keyboard.press('Enter');
  await column().waitFor({ state: 'detached' });
  expect(await page().evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('全屏');
});

test('the keyboard of the screen does not cover the field', async () => {
  await button('发条弹幕…').click();
  await sheet().getByRole('textbox').waitFor();
  await page().evaluate((covered) => {
    const view = window.visualViewport;
    if (view === null) throw new Error('a browser without a visual viewport');
    Object.defineProperty(view, 'height', { configurable: true, value: window.innerHeight - covered });
    view.dispatchEvent(new Event('resize'));
  }, KEYBOARD_PX);
  await page().waitForFunction(
    (end) => (document.querySelector('dialog input')?.getBoundingClientRect().bottom ?? end + 1) <= end,
    SIDEWAYS.height - KEYBOARD_PX,
  );
  const box = await sheet().getByRole('textbox').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIDEWAYS.height - KEYBOARD_PX);
});

test('a short word lies above the picture in full screen', async () => {
  await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const isOnTop = () =>
    page()
      .getByTestId('si-toast')
      .evaluate((word) => word.closest('[popover]')?.matches(':popover-open') === true);
  await column().getByRole('listitem').last().locator('[data-message]').click({ delay: 700 });
  await page().getByTestId('si-toast').waitFor();
  expect(await isOnTop()).toBe(true);
  expect(await isFull()).toBe(true);
  await page().getByTestId('si-toast').waitFor({ state: 'detached' });
  expect(await page().locator('[popover]:popover-open').count()).toBe(0);
});
