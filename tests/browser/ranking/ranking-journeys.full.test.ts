import type { Page } from 'playwright-core';
import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { logInAs } from '../../support/browser/ranking-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const open = async (page: Page, path = '/user-ranking', base = sharedStack().remote) => {
  await page.goto(`${base}${path}`);
  await expandable(page).first().waitFor();
};
const expandable = (page: Page) => page.getByRole('article').filter({ has: page.locator('[aria-expanded]') });
/** The place is restored once the page is as long as it was, which may be a frame after its rows. */
const scrolledTo = (page: Page, top: number) => page.waitForFunction((y) => window.scrollY === y, top);

test('ranking to user to match and back: each step back is where it was', async () => {
  const { page } = phone;
  // The page of a match is the portal's.
  await open(page, '/user-ranking?type=gain', `${sharedStack().shell}/sport-info`);
  const row = expandable(page).nth(2).getByRole('link').first();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await row.click();
  await page.waitForURL('**/user-ranking/user/*');
  await page.getByRole('heading', { name: /投注记录/ }).waitFor();
  await page.goBack();
  await row.waitFor();
  await scrolledTo(page, 400);
  // Taps within a second of another are dropped.
  await afterDebounce(page);
  await row.click();
  await page.getByRole('heading', { name: /投注记录/ }).waitFor();
  await afterDebounce(page);
  const user = page.url();
  await page.locator('main h3 + div').getByRole('button', { name: / 对 / }).first().click();
  await page.waitForURL(/\/newSport\//);
  await page.goBack();
  await page.waitForURL(user);
  await page.getByRole('heading', { name: /投注记录/ }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: '盈利', exact: true, selected: true }).waitFor();
}, 60_000);

test('a like survives a reload, and can be taken back', async () => {
  const { page } = phone;
  await logInAs(page, 'plain');
  await open(page);
  const like = expandable(page).first().getByRole('button', { name: /^赞/ });
  const before = Number((await like.textContent())?.replace(',', ''));
  const sent = page.waitForResponse((response) => response.url().endsWith('/report/like'));
  await like.click();
  await sent;
  await page.reload();
  await page
    .getByRole('button', { name: `赞 ${before + 1}`, pressed: true })
    .first()
    .waitFor();
  await like.click();
  await page
    .getByRole('button', { name: `赞 ${before}`, pressed: false })
    .first()
    .waitFor();
  expect(phone.log.unexpected()).toEqual([]);
}, 60_000);

test('a visitor sees no own place; who bets sees it, and hides it from the list', async () => {
  const { page } = phone;
  await open(page);
  expect(await page.getByRole('region', { name: '我的名次' }).count()).toBe(0);
  await logInAs(page, 'rich');
  await open(page, '/user-ranking?type=pop');
  const own = page.getByRole('region', { name: '我的名次' });
  await own.getByRole('switch', { checked: true }).click();
  await own.getByText('已隐藏，不参与排名').waitFor();
  await own.getByRole('switch', { checked: false }).click();
  await own.getByText(/人跟单/).waitFor();
}, 60_000);

test('a user’s periods stand in one row on the narrowest phone, in English too, and apart from their figures', async () => {
  const { page } = phone;
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${sharedStack().remote}/user-ranking/user/91009?lang=en`);
  const periods = page.getByRole('tablist', { name: 'Period' });
  await periods.waitFor();
  const tops = await periods.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const [bar, panel] = [
    await periods.boundingBox(),
    await page.getByRole('tabpanel', { name: 'Period' }).boundingBox(),
  ];
  expect((panel?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(8);
});
