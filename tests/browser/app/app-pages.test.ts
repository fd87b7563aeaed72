import type { Page } from 'playwright-core';
import { PAGES } from '../../../src/app/routing/page-table';
import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const alone = (path: string) => `${sharedStack().remote}${path}`;
const heading = (page: Page) => page.locator('.sport-info h1:visible').first();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
/** Scrolls once the page is long enough, whatever of it is drawn later. */
const scrollDown = async (page: Page) => {
  await page.waitForFunction(() => document.documentElement.scrollHeight > 900 + window.innerHeight);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(200);
};

it('every route of section 2 has a page that names itself [1.16, 2.13, 2.27, flags.2]', async () => {
  const { page } = phone;
  for (const route of PAGES) {
    const path = route.path.replace(/:\w+/g, '7');
    await page.goto(alone(path));
    await heading(page).waitFor({ state: 'attached' });
    expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(route.header ? 1 : 0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(phone.log.unexpected()).toEqual([]);
});

it.each([
  ['/', '/anchor'],
  ['/news1', '/news'],
])('%s leads to %s [2.2, 2.3]', async (from, to) => {
  await phone.page.goto(alone(from));
  await heading(phone.page).waitFor({ state: 'attached' });
  expect(new URL(phone.page.url()).pathname).toBe(to);
});

it('an unknown path says so and leads home', async () => {
  const { page } = phone;
  await page.goto(alone('/nowhere/at/all'));
  await page.getByRole('heading', { name: '页面不存在' }).waitFor();
  await page.getByRole('button', { name: '去看主播' }).click();
  await page.waitForURL('**/anchor');
});

it('a kept page comes back where it was, at once, without asking again [2.44]', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor'));
  await page.getByRole('article').first().waitFor();
  await scrollDown(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tab(page, '爆料').click();
  await page.waitForURL('**/news');
  await page.waitForFunction(() => window.scrollY === 0);
  await afterDebounce(page);
  await tab(page, '主播').click();
  await page.waitForURL('**/anchor');
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) <= 2);
  await page.waitForTimeout(300);
  expect(Math.abs((await scrollY(page)) - 900)).toBeLessThanOrEqual(2);
  expect(asked.filter((path) => path.startsWith('/ssapi/anchor'))).toEqual([]);
});

it('back finds the page where it was, and leaves the other one where it is', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor'));
  await page.getByRole('article').first().waitFor();
  await tab(page, '爆料').click();
  await page.waitForURL('**/news');
  await page.waitForFunction(() => document.documentElement.scrollHeight > 2_000);
  await scrollDown(page);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 0);
  await afterDebounce(page);
  await tab(page, '爆料').click();
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) <= 2);
});

it('a page that is put aside keeps its layout, takes no place, and nobody finds it [kept pages.2]', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor'));
  await page.getByRole('article').first().waitFor();
  const first = await page.getByRole('article').first().textContent();
  await tab(page, '爆料').click();
  await page.waitForURL('**/news');
  await page.waitForFunction(() => document.querySelector('article')?.checkVisibility() === false);
  const aside = await page.evaluate((text) => {
    const article = [...document.querySelectorAll('article')].find((one) => one.textContent === text);
    const shelf = article?.closest('main')?.closest('[class*="si-kept-pages"]');
    return {
      isSeen: article?.checkVisibility(),
      isLaidOut: (article?.getClientRects().length ?? 0) > 0,
      height: shelf?.getBoundingClientRect().height,
    };
  }, first);
  expect(aside).toEqual({ isSeen: false, isLaidOut: true, height: 0 });
  // Two of them would be refused.
  await page.getByRole('main').waitFor();
});

it('a tap on a tab is answered by the bar, and its page follows in a frame of its own [main tabs.1]', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor'));
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => {
    const steps: string[][] = [];
    Reflect.set(window, 'steps', steps);
    // It hears of each commit by itself.
    new MutationObserver((changes) => {
      const isBar = ({ target }: MutationRecord) => (target as Element).closest('nav') !== null;
      const isTab = changes.some((change) => change.attributeName === 'aria-current' && isBar(change));
      const isPage = changes.some((change) => change.attributeName === 'class' && !isBar(change));
      steps.push([...(isTab ? ['tab'] : []), ...(isPage ? ['page'] : [])]);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-current', 'class'] });
  });
  await tab(page, '爆料').click();
  await page.waitForFunction(() => (Reflect.get(window, 'steps') as string[][]).flat().includes('page'));
  const steps = (await page.evaluate(() => Reflect.get(window, 'steps'))) as string[][];
  expect(steps.find((step) => step.includes('tab'))).toEqual(['tab']);
  expect(steps.findIndex((step) => step.includes('tab'))).toBeLessThan(
    steps.findIndex((step) => step.includes('page')),
  );
});

it('a tap on the open tab scrolls to the top [2.46]', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor'));
  await page.getByRole('article').first().waitFor();
  await scrollDown(page);
  await tab(page, '主播').click();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(new URL(page.url()).pathname).toBe('/anchor');
});

it('the first tap goes, taps within 1000 ms are dropped, back is exempt [navigation debounce.1]', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor'));
  await tab(page, '爆料').click();
  await tab(page, '盈利榜').click();
  await page.waitForTimeout(100);
  expect(new URL(page.url()).pathname).toBe('/news');
  await page.goBack();
  await page.waitForURL('**/anchor');
});

it('a new `t` re-creates the root view, the same one does not [2.42, t in the query.1]', async () => {
  const { page } = phone;
  await page.goto(alone('/news?t=1'));
  await heading(page).waitFor({ state: 'attached' });
  const mark = () =>
    page
      .locator('.sport-info header')
      .first()
      .evaluate((element) => element.setAttribute('data-mark', '1'));
  const isMarked = () => page.locator('.sport-info header[data-mark]').count();
  await mark();
  await page.evaluate(() => history.pushState(null, '', '/news?t=1&x=1'));
  await page.waitForTimeout(100);
  expect(await isMarked()).toBe(1);
  // A page without one keeps the view, and so does the way back.
  await page.evaluate(() => history.pushState(null, '', '/user-ranking'));
  await page.waitForFunction(() => document.activeElement?.textContent === '盈利榜');
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.textContent === '爆料');
  expect(await isMarked()).toBe(1);
  await page.evaluate(() => history.pushState(null, '', '/news?t=2'));
  await page.waitForTimeout(100);
  expect(await isMarked()).toBe(0);
});

it('alone, the last kept page opens at / without a query [2.45, stored path.1]', async () => {
  const { page } = phone;
  await page.goto(alone('/nba'));
  await heading(page).waitFor({ state: 'attached' });
  await page.goto(alone('/'));
  await page.waitForURL('**/nba');
  await heading(page).waitFor({ state: 'attached' });
  // A later way there leads home.
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.waitForURL('**/anchor');
  await page.goto(alone('/?t=5'));
  await page.waitForURL('**/anchor?t=5');
});

it('back from the first page of a new tab leads home, after a tab of it was chosen too [2.60, navigation debounce.3]', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor/all-anchor'));
  await page.getByRole('tab').nth(1).click();
  await page.waitForURL('**/all-anchor?*');
  await page.getByRole('button', { name: '返回' }).first().click();
  await page.waitForURL('**/anchor');
  // On the web it slides in.
  await page.locator('[class*="si-slide-in"]').first().waitFor();
});

it('a route change moves the focus to the heading and the title to the document', async () => {
  const { page } = phone;
  await page.goto(alone('/anchor'));
  await heading(page).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await tab(page, '盈利榜').click();
  await page.waitForURL('**/user-ranking');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.title()).toContain('盈利榜');
});
