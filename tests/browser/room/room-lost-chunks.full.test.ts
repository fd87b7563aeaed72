import type { Locator, Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { enterRoom, isUnderWay, logIn, roomThat } from '../../support/browser/room-page-object';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage({ reducedMotion: false });
  await logIn(phone.page, 'rich');
  await enterRoom(phone.page, await roomThat(isUnderWay));
  await phone.page.getByRole('log').locator('[data-message]').first().waitFor();
});
afterEach(() => phone.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { ...(name !== undefined && { name }) });

interface LateSheet {
  /** Before chunks are cut. */
  readonly begin?: (page: Page) => Promise<void>;
  /** After that, before the tap. */
  readonly approach?: (page: Page) => Promise<void>;
  readonly opener: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
}

const SHEETS: Readonly<Record<string, LateSheet>> = {
  'messages over the picture': {
    // Turned off in an earlier visit: they are not fetched before the tap.
    async begin(page) {
      await button(page, '弹幕').click();
      await page.reload();
      await page.getByRole('log').locator('[data-message]').first().waitFor();
    },
    // Off: a layer that could not be had is not called shown.
    opener: (page) => page.getByRole('button', { name: '弹幕', exact: true, pressed: false }),
    opened: (page) => page.locator('[class*="si-danmaku__field--"]'),
  },
  'their settings': {
    opener: (page) => button(page, '弹幕设置'),
    opened: (page) => dialog(page, '弹幕设置'),
  },
  'a message': {
    opener: (page) => page.getByRole('log').locator('[data-message]').last(),
    opened: (page) => dialog(page, '消息操作'),
  },
  more: {
    opener: (page) => button(page, '更多'),
    opened: (page) => dialog(page, '更多'),
  },
  emoji: {
    opener: (page) => button(page, '表情'),
    opened: (page) => page.locator('[class*="si-emoji-panel__panel--"]'),
  },
  'the field in full screen': {
    begin: (page) => page.setViewportSize({ width: 844, height: 390 }),
    approach: (page) => button(page, '全屏').click(),
    opener: (page) => button(page, '发条弹幕…'),
    opened: (page) => dialog(page, '发送弹幕'),
  },
};

test.each(Object.entries(SHEETS))('a lost chunk of %s is told, and the next tap opens it', async (_name, sheet) => {
  const { page } = phone;
  await sheet.begin?.(page);
  await page.waitForLoadState('networkidle');
  let isCut = true;
  await page.route('**/*.js', (route) => (isCut ? route.abort() : route.continue()));
  await sheet.approach?.(page);
  await sheet.opener(page).click();
  await page.getByRole('alert').filter({ hasText: '加载失败' }).waitFor();
  expect(await sheet.opened(page).count()).toBe(0);
  isCut = false;
  await sheet.opener(page).click();
  await sheet.opened(page).waitFor({ state: 'attached' });
});
