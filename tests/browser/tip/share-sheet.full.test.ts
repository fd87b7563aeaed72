import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { isAccessible } from '../../support/browser/access/accessible';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { cls } from '../../support/browser/class-selector';
import { nativePage } from '../../support/browser/native-page';
import { codeModules, openPicture } from '../../support/browser/share/picture-page-object';
import { readCode } from '../../support/browser/share/read-code';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

async function expert(): Promise<string> {
  const { get } = await callsAt(sharedStack().api);
  const { list } = await get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
  return `/news/user/${list[0]?.professorId}`;
}
const range = (page: Page) => page.getByRole('img', { name: /\d+–\d+%/ }).first();
const LABEL = /^(分享|Share)$/;

/** A device whose sheet takes files; every way out is offered. */
const sharesFiles = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, { share: async () => undefined, canShare: () => true });
  });

const picture = {
  path: expert,
  ready: '[role=img][aria-label*="–"]',
  act: async (page: Page) => {
    await range(page).waitFor();
    await page.getByRole('button', { name: LABEL }).click();
    await page.locator(`dialog ${cls('picture-sheet__picture')}`).waitFor();
  },
};

isAccessible({ 'picture to share': picture }, { prepare: sharesFiles, own: 'dialog h2, dialog button, dialog p' });

it('by keyboard: the focus goes in, stays, and comes back with Escape', async () => {
  const { page } = phone;
  await page.goto(`${sharedStack().remote}${await expert()}?lang=en`);
  await range(page).waitFor();
  const opener = page.getByRole('button', { name: 'Share', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.locator(`dialog ${cls('picture-sheet__picture')}`).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('dialog')
        ? (activeElement.getAttribute('aria-label') ?? activeElement.textContent)
        : '';
    });
  const walk = [await focused()];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    walk.push(await focused());
  }
  // Past the last control the browser's own bar has the focus, and nothing of the page behind.
  expect(walk.slice(0, 3)).toEqual(['Close', 'Save picture', 'Copy link']);
  expect(new Set(walk.slice(3))).toEqual(new Set(['', 'Close', 'Save picture', 'Copy link']));
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(phone.log.unexpected()).toEqual([]);
});

it.each(['normal', 'dark'])(
  'the code is read from the picture and leads to its page: %s [pictures.3]',
  async (theme) => {
    const { page } = phone;
    const path = await expert();
    await page.goto(`${sharedStack().remote}${path}?theme=${theme}`);
    await range(page).waitFor();
    await openPicture(page, '分享');
    const { rows, module, quiet } = await codeModules(page);
    expect(module).toBeGreaterThanOrEqual(3);
    expect(quiet).toBeGreaterThanOrEqual(4);
    expect(readCode(rows)).toBe(`${sharedStack().remote}${path}`);
  },
);

it.each(['ios', 'android'] as const)(
  'in a native app on %s its own sheet gets the address and the picture; no file is offered [pictures.5]',
  async (os) => {
    const { page } = phone;
    const native = nativePage(page, os);
    const path = await expert();
    await native.open({}, path);
    await range(page).waitFor();
    await openPicture(page, '分享');
    expect(await page.getByRole('dialog').getByRole('button').allTextContents()).toEqual(['', '系统分享', '复制链接']);
    await page.getByText('长按图片即可保存').waitFor();
    await page.getByRole('button', { name: '系统分享' }).click();
    const [shared] = await native.callsOf('share');
    expect(shared).toEqual({
      title: expect.any(String),
      url: `${sharedStack().shell}${native.base}${path}`,
      picture: await page.locator(`dialog ${cls('picture-sheet__picture')}`).getAttribute('src'),
    });
    expect(phone.log.unexpected()).toEqual([]);
  },
);
