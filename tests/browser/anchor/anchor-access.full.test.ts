import type { Page } from 'playwright-core';
import { fileBrowser, type PhoneOptions, type PhonePage } from '../../support/browser/browser';
import { findings, misfits, smallControls } from '../../support/browser/page-checks';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
afterEach(() => phone.close());

async function visit(query: string, options: PhoneOptions = {}): Promise<Page> {
  phone = await browser().newPhonePage(options);
  await phone.page.goto(`${sharedStack().remote}/anchor${query}`);
  await phone.page.getByRole('article').nth(6).waitFor();
  await phone.page.waitForLoadState('networkidle');
  return phone.page;
}

test.each([
  ['light', '', 390],
  ['dark', '?theme=dark', 390],
  ['English, narrow', '?lang=en', 320],
  ['English, dark, narrow', '?lang=en&theme=dark', 320],
])('axe finds nothing serious: %s [accessibility.6]', async (_name, query, width) => {
  expect(await findings(await visit(query, { width }))).toEqual([]);
});

test('axe finds nothing serious in the photo viewer', async () => {
  const page = await visit('');
  await page
    .getByRole('button', { name: /^查看配图/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  expect(await findings(page)).toEqual([]);
});

test.each([
  ['zh-CN', '', 390],
  ['zh-CN', '', 320],
  ['en', '?lang=en', 390],
  ['en', '?lang=en', 320],
])('%s: nothing is cut and nothing sticks out (%s, %d px)', async (lang, query, width) => {
  const page = await visit(query, { width });
  expect(await page.locator('.sport-info').getAttribute('lang')).toBe(lang);
  expect(await misfits(page)).toEqual([]);
});

test('English leaves no Chinese words of ours', async () => {
  const page = await visit('?lang=en');
  const own = await page.locator('header, h1, h2, button, [class*=more], [role=tab], [role=status]').allTextContents();
  expect(own.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('design README 7: landmarks, one heading of each page, a live region', async () => {
  const page = await visit('');
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['主播']);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['热门赛事', '主播', '动态']);
  expect(await page.locator('main [aria-live=polite]').count()).toBe(1);
});

test('design README 7: every control is at least 44 px to the finger [accessibility.3]', async () => {
  const page = await visit('');
  expect(await smallControls(page)).toEqual([]);
});

test('reduced motion: nothing moves but the spinner [motion.2]', async () => {
  const page = await visit('');
  const running = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(running).toBe(0);
});
