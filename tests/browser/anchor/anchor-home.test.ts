import type { Page } from 'playwright-core';
import { fileBrowser, type PhoneOptions, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { drawRows } from '../../support/draw-rows';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
afterEach(() => phone.close());

interface Visit extends PhoneOptions {
  /** Key of a demo user; without it a visitor comes. */
  readonly as?: string;
  readonly query?: string;
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

async function visit({ as, query = '', prepare, ...options }: Visit = {}): Promise<Page> {
  phone = await browser().newPhonePage({ reducedMotion: false, ...options });
  const { page } = phone;
  const user = as === undefined ? undefined : (await lab(sharedStack().api).users()).find((one) => one.key === as);
  if (user !== undefined) {
    await page.addInitScript(({ token, uid }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('uid', String(uid));
    }, user);
  }
  await prepare?.(page);
  await page.goto(`${sharedStack().remote}/anchor${query}`);
  return page;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const posts = (page: Page) => section(page, '动态').getByRole('article');

test('every part shows live data of the back end', async () => {
  const page = await visit();
  await drawRows(posts(page), 10);
  expect(await section(page, '活动').getByRole('link').count()).toBeGreaterThan(0);
  expect(await section(page, '热门赛事').getByRole('article').count()).toBeGreaterThan(2);
  expect(
    await section(page, '热门赛事')
      .getByRole('link', { name: /^观看 / })
      .count(),
  ).toBeGreaterThan(0);
  expect(await posts(page).count()).toBeGreaterThanOrEqual(10);
  const cells = await section(page, '主播')
    .getByRole('link', { name: /直播|开播/ })
    .allTextContents();
  const live = cells.map((text) => text.startsWith('直播'));
  expect(live.lastIndexOf(true)).toBeLessThan(live.includes(false) ? live.indexOf(false) : live.length);
  // A picture further down is asked when it is near.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const broken = await page
    .locator('img')
    .evaluateAll(
      (images) =>
        images.filter((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 0)
          .length,
    );
  expect(broken).toBe(0);
  expect(phone.log.unexpected()).toEqual([]);
});

test('a live clock ticks on server time and the crests come [clock.1]', async () => {
  const page = await visit();
  const card = section(page, '热门赛事').getByRole('article').first();
  await card.locator('img[src*="/file/get/"]').first().waitFor();
  expect(await card.textContent()).toMatch(/\d+′|中场|节/);
});

test('anchors are swiped in pages of eight [2.50]', async () => {
  const page = await visit();
  const pager = page.getByRole('group', { name: /左右滑动/ });
  await pager.getByRole('link').first().waitFor();
  const dots = section(page, '主播').getByRole('img', { name: /第 1 页/ });
  expect(await dots.count()).toBe(1);
  expect(await pager.locator('> div').first().getByRole('link').count()).toBe(8);
  await pager.evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }));
  await section(page, '主播')
    .getByRole('img', { name: /第 2 页/ })
    .waitFor();
});

test('a visitor who follows logs in, comes back to the same place, and follows [login and back.1]', async () => {
  phone = await browser().newPhonePage();
  const { page } = phone;
  await page.goto(`${sharedStack().shell}/sport-info/anchor`);
  const follow = posts(page).nth(2).getByRole('button', { name: /^关注/ });
  const name = ((await follow.getAttribute('aria-label')) ?? '').replace('关注 ', '');
  await follow.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(300);
  await follow.click();
  await page.waitForURL('**/login?*');
  expect(new URL(page.url()).searchParams.get('backPath')).toBe('/sport-info/anchor');
  await page.locator('[data-user=rich]').click();
  await page.waitForURL('**/sport-info/anchor');
  await page.getByRole('status').filter({ hasText: '关注成功' }).waitFor();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(100);
  await page
    .getByRole('button', { name: `已关注：${name}` })
    .first()
    .click();
});

test('a follow is kept by the server and can be taken back [1.5]', async () => {
  const page = await visit({ as: 'newbie' });
  const follow = posts(page).first().getByRole('button', { name: /关注/ });
  const name = ((await follow.getAttribute('aria-label')) ?? '').replace(/^.* /, '');
  await follow.click();
  await page.getByRole('status').filter({ hasText: '关注成功' }).waitFor();
  await page.reload();
  await page
    .getByRole('button', { name: `已关注：${name}` })
    .first()
    .click();
  await page.getByRole('status').filter({ hasText: '已取消关注' }).waitFor();
});

test('booking a match is kept too [1.6]', async () => {
  const page = await visit({ as: 'newbie' });
  const book = section(page, '热门赛事').getByRole('button', { name: /^预约/ }).first();
  await book.click();
  await page.getByRole('status').filter({ hasText: '预约成功' }).waitFor();
  await page
    .getByRole('button', { name: /^已预约：/ })
    .first()
    .click();
  await page.getByRole('status').filter({ hasText: '已取消预约' }).waitFor();
});

test('taps on the heart within a second are one call, and the server counts them [1.7]', async () => {
  const page = await visit({ as: 'member' });
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/liked')) bodies.push(request.postData() ?? '');
  });
  const heart = posts(page).nth(1).getByRole('button', { name: /^点赞/ });
  const before = Number(((await heart.textContent()) ?? '').replace(',', ''));
  // In one go: on a busy machine three commands to the browser may take longer than the second that taps are gathered.
  await heart.click({ clickCount: 3 });
  expect(await heart.getAttribute('aria-label')).toBe(`点赞，${(before + 3).toLocaleString('en')}`);
  await page.waitForResponse((response) => response.url().endsWith('/liked'));
  expect(bodies).toEqual([expect.stringMatching(/(^|&)count=3(&|$)/)]);
  await page.reload();
  await posts(page).nth(1).waitFor();
  // The kept home of before the taps stands until the server has answered.
  await heart.and(page.locator(`[aria-label="点赞，${(before + 3).toLocaleString('en')}"]`)).waitFor();
});

test('the hottest moments come in their own order, page after page while one scrolls [moments.1]', async () => {
  const page = await visit();
  await page.getByRole('tab', { name: '最热' }).click();
  await posts(page).first().waitFor();
  const count = async (index: number) =>
    Number(
      ((await posts(page).nth(index).getByRole('button', { name: /^点赞/ }).textContent()) ?? '').replace(/\D/g, ''),
    );
  expect(await count(0)).toBeGreaterThanOrEqual(await count(1));
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/host/moment/list'))
      pages.push(new URLSearchParams(request.postData() ?? '').get('page') ?? '');
  });
  for (let step = 0; step < 60 && pages.length <= 3; step += 1) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(120);
  }
  expect(pages.length).toBeGreaterThan(3);
  expect(pages).toEqual([...new Set(pages)]);
  expect(await page.locator('article').count()).toBeLessThan(60);
});

test('photos open in the viewer and the focus comes back [accessibility.2]', async () => {
  const page = await visit();
  const photo = posts(page)
    .getByRole('button', { name: /^查看配图/ })
    .first();
  await photo.click();
  const viewer = page.getByRole('dialog', { name: '照片' });
  await viewer.getByText(/^1 \/ \d$/).waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  expect(await photo.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('at 320 px in English every main tab is whole beside the ways to what one follows and to search', async () => {
  const page = await visit({ width: 320, query: '?lang=en' });
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('img').waitFor();
  expect(await tabs.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await page.getByRole('link', { name: 'Following' }).click();
  await page.waitForURL('**/mine*');
});

test('held sideways the main tabs go with the page, and what sticks below them stands at the top', async () => {
  phone = await browser().newPhonePage({ width: 844, height: 390 });
  const { page } = phone;
  await page.goto(`${sharedStack().remote}/five-leagues?tab=standings`);
  await page.getByRole('row').nth(12).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const top = (name: string, role: 'navigation' | 'tab') =>
    page.getByRole(role, { name, exact: true }).evaluate((element) => element.getBoundingClientRect().top);
  expect(await top('主导航', 'navigation')).toBeLessThan(-48);
  expect(await top('积分榜', 'tab')).toBe(0);
});
