import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { type RunningStack, startStack } from '../../support/servers/servers';

/** The moment of the drawn schedule: a Sunday morning in Shanghai, with games in play. */
const AT = '2025-03-16T09:40:00+08:00';

const browser = fileBrowser();
let stack: RunningStack;
let phone: PhonePage;
beforeAll(async () => {
  stack = await startStack({ seed: 7, at: AT });
}, 120_000);
afterAll(() => stack.stop());
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('article');
/** A row in play that somebody shows. */
const shownLive = (page: Page) =>
  rows(page)
    .filter({ has: page.getByRole('link', { name: /进入直播间/ }) })
    .first();

test('date to game to the anchor’s room, and back to the day', async () => {
  const { page } = phone;
  await page.goto(`${stack.remote}/nba`);
  await rows(page).first().waitFor();
  await page.getByRole('tab', { name: /03月15日/ }).click();
  await page.getByRole('heading', { name: /昨天 03-15/ }).waitFor();
  await page.getByRole('tab', { name: /03月16日/ }).click();
  await shownLive(page)
    .getByRole('link', { name: /进入直播间/ })
    .click();
  await page.waitForURL('**/anchor/detail/**');
  await page.getByRole('tablist').first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /今天 03-16/ }).waitFor();
  expect(phone.log.unexpected()).toEqual([]);
});

test('a quarter ends and overtime begins while the page is open; the clock counts down by itself', async () => {
  const { page } = phone;
  await page.goto(`${stack.remote}/nba`);
  const row = shownLive(page);
  await row.waitFor();
  const href = (await row.getByRole('link', { name: /进入直播间/ }).getAttribute('href')) ?? '';
  const matchId = new URL(href, stack.remote).searchParams.get('matchId') ?? '';
  const clock = row.getByText(/^\d\d:\d\d$/);
  const before = await clock.textContent();
  await page.waitForFunction(
    (text) => ![...document.querySelectorAll('article')].some((one) => one.textContent?.includes(text ?? '')),
    before,
    { timeout: 20_000 },
  );
  const push = (data: object) => lab(stack.api).push({ name: 'live/match', data: { matchId, ...data } });
  await push({ statusId: 7, phase: 3010, clockSeconds: 0, homeScore: 80, awayScore: 78 });
  await row.getByText('节间', { exact: true }).waitFor();
  await push({ statusId: 9, phase: 3013, clockSeconds: 300, homeScore: 101, awayScore: 101 });
  await row.getByText('加时', { exact: true }).waitFor();
  expect(phone.log.unexpected()).toEqual([]);
});
