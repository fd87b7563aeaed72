import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import * as entry from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const { pay, unlock } = entry;
const logIn = (page: Page, key: string) => entry.logIn(page, sharedStack().api, key);
const openLocked = (page: Page, base = sharedStack().remote) => entry.openLocked(page, base);

it('short of coins leads to the mall', async () => {
  const { page } = phone;
  // The mall is the portal's: alone there is none.
  await openLocked(page, `${sharedStack().shell}/sport-info`);
  await unlock(page).click();
  await page.locator('[data-user="newbie"]').click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^还差 \d+ 金币$/ })
    .waitFor();
  expect(await pay(page).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: '去获取' }).click();
  await page.waitForURL(/\/gold-mall/);
}, 60_000);

it.each([
  ['visitor', '登录后参与评论'],
  ['banned', '你已被禁言，2099-12-31 解除'],
  ['lowrecharge', /充值/],
  ['lowvip', /VIP/],
])(
  '%s meets the comment rule [6.5]',
  async (key, words) => {
    const { page } = phone;
    if (key !== 'visitor') await logIn(page, key);
    await page.goto(`${sharedStack().remote}/news`);
    await page.getByRole('article').first().waitFor();
    const free = page.getByRole('article').filter({ hasText: '免费' }).getByRole('link').last();
    await free.scrollIntoViewIfNeeded();
    await free.click();
    await page.getByText(words).last().waitFor();
    expect(await page.getByRole('textbox', { name: '评论' }).count()).toBe(0);
  },
  60_000,
);
