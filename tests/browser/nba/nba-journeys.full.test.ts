import type { Page } from 'playwright-core';
import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const open = (page: Page, path: string) => page.goto(`${sharedStack().remote}${path}`);
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('bracket to team to player and back: each step back is where it was', async () => {
  const { page } = phone;
  await open(page, '/nba');
  await tab(page, '季后赛').click();
  await page.getByRole('button', { name: '骑士 4 比 0 热火' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('article').first().waitFor();
  expect(await sheet.getByRole('article').count()).toBe(4);
  await sheet.getByRole('link', { name: '克利夫兰骑士' }).click();
  await page.waitForURL('**/nba/team/607');
  const kinds = page.getByRole('group', { name: '比赛类型' });
  await kinds.waitFor();
  const [chips, season] = [await kinds.boundingBox(), await page.getByRole('button', { name: /^赛季/ }).boundingBox()];
  expect((season?.x ?? 0) - (chips?.x ?? 0) - (chips?.width ?? 0)).toBeGreaterThanOrEqual(8);
  await tab(page, '阵容').click();
  expect(await page.title()).toBe('克利夫兰骑士 - 体育资讯');
  // Within its panel: the page of a tab before has links to players too, until the new one is drawn.
  const player = page.getByRole('tabpanel', { name: '阵容' }).locator('a[href*="/nba/player/"]').first();
  await player.waitFor();
  await afterDebounce(page);
  await player.click();
  await page.waitForURL('**/nba/player/607*');
  await page.getByRole('table', { name: '最近比赛' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/nba/team/607?tab=lineup');
  await player.waitFor();
  await page.goBack();
  await page.waitForURL('**/nba?tab=playoffs**');
  expect(await tab(page, '季后赛').first().getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: '骑士 4 比 0 热火' }).waitFor();
  expect(phone.log.unexpected()).toEqual([]);
});

test('the finals of 2024 are a view of their own; the season of the standings can be changed', async () => {
  const { page } = phone;
  await open(page, '/nba?kind=finals');
  await page.getByRole('article').nth(4).waitFor();
  expect((await page.getByRole('article').first().innerText()).replace(/\s/g, '')).toContain('波士顿凯尔特人主');
  await tab(page, '排名').click();
  await page.getByRole('button', { name: '赛季: 2024-25' }).click();
  await page.getByRole('radio', { name: '2022-23' }).click();
  await page.getByRole('table', { name: '东部排名，2022-23 常规赛' }).waitFor();
  await page.waitForURL('**/nba?**season=1566**');
});

test('the page is kept: another topic and back, without a skeleton, at its place [2.21]', async () => {
  const { page } = phone;
  await open(page, '/nba?tab=leaders');
  await page.locator('a[href*="/nba/player/"]').nth(9).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await page.getByRole('link', { name: '主播', exact: false }).first().click();
  await page.waitForURL('**/anchor');
  await page.goBack();
  await page.locator('a[href*="/nba/player/"]').nth(9).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
});

/** The distance of the chosen day to the left of its strip's middle, in CSS px. */
const besideMiddle = (page: Page) =>
  page.evaluate(() => {
    const chosen = document
      .querySelector('[role="tab"][aria-controls][aria-selected="true"] b')
      ?.closest('[role="tab"]');
    const [day, strip] = [chosen?.getBoundingClientRect(), chosen?.parentElement?.getBoundingClientRect()];
    return day && strip ? Math.round(strip.left + strip.width / 2 - (day.left + day.width / 2)) : undefined;
  });

test('the days of a season come behind the paint, and the strip stays where a finger has left it', async () => {
  const { page } = phone;
  // As a finger that is there before the rest of the days.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const strip = document
        .querySelector('[role="tab"][aria-controls][aria-selected="true"] b')
        ?.closest('[role="tablist"]');
      if (!strip) return;
      observer.disconnect();
      const first = strip.childElementCount;
      requestAnimationFrame(() => {
        Reflect.set(window, 'daysAtFirst', [first, strip.childElementCount]);
        strip.scrollLeft += 40;
      });
    }).observe(document, { subtree: true, childList: true });
  });
  for (const path of ['/nba', '/match-day']) {
    await open(page, path);
    await page.waitForFunction(() => document.querySelectorAll('[role="tab"] b').length > 100);
    expect(await page.evaluate(() => Reflect.get(window, 'daysAtFirst'))).toEqual([25, 25]);
    expect(await besideMiddle(page)).toBe(40);
  }
});
