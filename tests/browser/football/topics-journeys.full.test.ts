import type { Page } from 'playwright-core';
import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { liveHostId } from '../../support/browser/home-strip';
import { lab } from '../../support/browser/lab';
import { longDay } from '../../support/browser/long-day';
import { worldNow } from '../../support/browser/topic-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const qa = () => lab(sharedStack().api);
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await qa().heal();
  await phone.close();
});

const open = (page: Page, path: string) => page.goto(`${sharedStack().remote}${path}`);
const rows = (page: Page) => page.getByRole('article');
/** The day's own rows: the section whose heading begins with today's word. */
const today = (page: Page) => page.getByRole('region', { name: /^今天/ });

/** Every day of every league answers with these matches. */
const everyDayHas = async (count: number, fields?: Readonly<Record<number, object>>) => {
  const now = await worldNow();
  await qa().fault({ call: 'leagueMatchDate', kind: 'data', value: [{ matchDate: now }] });
  await qa().fault({ call: 'leagueMatchList', kind: 'data', value: longDay(count, now, fields) });
};

async function untilListening(matchId: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await qa().socketState()).channels.includes(`match:${matchId}`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nobody listens to ${matchId}`);
}

it('five leagues → a match’s anchor → its room → back to the same place', async () => {
  const { page } = phone;
  const host = await liveHostId();
  await everyDayHas(30, { 12: { anchorInfo: [{ hostId: host, liveRoomId: 'r', liveStatus: 1 }] } });
  await open(page, '/five-leagues?league=12388&tab=schedule');
  await today(page).getByRole('article').first().waitFor();
  const watch = page.getByRole('link', { name: /主播/ }).and(page.locator('[href*="/anchor/detail/"]')).last();
  await watch.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await watch.click();
  await page.waitForURL(`**/anchor/detail/${host}?matchId=*`);
  await page.goBack();
  await page.waitForURL('**/five-leagues?league=12388&tab=schedule');
  await rows(page).first().waitFor();
  expect(await page.getByRole('tab', { name: '西甲' }).getAttribute('aria-selected')).toBe('true');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(3);
});

it('a table → a team → a player → back, and back again', async () => {
  const { page } = phone;
  await open(page, '/five-leagues?tab=standings');
  const team = page.getByRole('table').getByRole('link').nth(9);
  await team.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  const name = (await team.textContent()) ?? '';
  await team.click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  expect(await page.title()).toContain(name);
  await page.getByRole('tab', { name: '阵容' }).click();
  const player = page.getByRole('link', { name: /岁/ }).first();
  await player.waitFor();
  await afterDebounce(page);
  await player.click();
  await page.waitForURL('**/five-leagues/league/12387/player/*');
  await page.getByRole('heading', { name: '赛季数据' }).waitFor();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/team/*?tab=lineup');
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/five-leagues?tab=standings');
  await page.getByRole('table').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(phone.log.unexpected()).toEqual([]);
});

it('a goal that is pushed while one looks changes its row and nothing else', async () => {
  const { page } = phone;
  await everyDayHas(6);
  await open(page, '/five-leagues');
  const row = (index: number) => today(page).getByRole('article').nth(index);
  await row(0).waitFor();
  await untilListening('long-0');
  await page.evaluate(() => {
    const changed: string[] = [];
    Reflect.set(window, 'changed', changed);
    const watch = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const clock = element?.closest('[class*="match-clock"]') ?? null;
        const article = element?.closest('article');
        if (article && clock === null) changed.push(article.textContent ?? '');
      }
    });
    watch.observe(document.querySelector('main') as Element, { subtree: true, childList: true, characterData: true });
  });
  await qa().push({ name: 'live/match', data: { matchId: 'long-0', statusId: 4, homeScore: 31, awayScore: 0 } });
  await row(0).getByText('31', { exact: true }).waitFor();
  const changed = await page.evaluate(() => Reflect.get(window, 'changed') as string[]);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((text) => !text.includes('主队 0'))).toEqual([]);
});

it('a day with 200 matches: at most 80 rows in the page, wherever one scrolls', async () => {
  const { page } = phone;
  await everyDayHas(200);
  await open(page, '/five-leagues');
  await rows(page).first().waitFor();
  let most = await rows(page).count();
  let last = '';
  for (let step = 0; step < 24; step += 1) {
    await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
    await page.waitForTimeout(80);
    most = Math.max(most, await rows(page).count());
    last = (await rows(page).last().textContent()) ?? '';
  }
  expect(most).toBeLessThanOrEqual(80);
  expect(last).toContain('主队 199');
});

it('the tab of topics opens the league that was left', async () => {
  const { page } = phone;
  await open(page, '/five-leagues');
  await page.getByRole('tab', { name: '德甲' }).click();
  await page.waitForURL('**/five-leagues?league=12416*');
  const main = page.getByRole('navigation', { name: '主导航' });
  await main.getByRole('link', { name: /主播/ }).click();
  await page.waitForURL('**/anchor');
  await afterDebounce(page);
  await main.getByRole('link', { name: '体育专题' }).click();
  await page.waitForURL('**/five-leagues*');
  expect(await page.getByRole('tab', { name: '德甲' }).getAttribute('aria-selected')).toBe('true');
});

it.each([390, 320])('season and round stand in the row of the table’s tabs (%d px)', async (width) => {
  const { page } = phone;
  await page.setViewportSize({ width, height: 844 });
  await open(page, '/five-leagues?tab=standings');
  const round = page.getByRole('button', { name: /第\d+轮/ });
  await round.waitFor();
  const middles = [page.getByRole('tab', { name: '近况' }), page.getByRole('button', { name: /20\d\d-\d\d/ }), round];
  const boxes = await Promise.all(middles.map((one) => one.boundingBox()));
  const rows = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect(new Set(rows).size).toBe(1);
  await page.getByText('点名次看为什么排在这里').waitFor({ state: 'attached' });
});
