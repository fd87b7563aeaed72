import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lastToBegin, liveHostId, stripMatch } from '../../support/browser/home-strip';
import { lab } from '../../support/browser/lab';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const section = (page: Page, name: string) => page.getByRole('region', { name });
const open = (page: Page, path: string) => page.goto(`${sharedStack().remote}${path}`);

async function logIn(page: Page, key: string): Promise<void> {
  const user = (await lab(sharedStack().api).users()).find((one) => one.key === key);
  await page.addInitScript(
    ({ token = '', uid = '' }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('uid', uid);
    },
    { ...user },
  );
}

test('from home to all anchors, to another tab and back: home keeps its place', async () => {
  const { page } = phone;
  await open(page, '/anchor');
  const all = section(page, '主播').getByRole('link', { name: '全部' });
  await all.waitFor();
  await page.evaluate(() => window.scrollTo({ top: 180, behavior: 'instant' }));
  await all.click();
  await page.getByRole('tab', { name: /直播中/ }).waitFor();
  expect(await page.title()).toBe('全部主播 - 体育资讯');
  await page.getByRole('tab', { name: /已排期/ }).click();
  await page.waitForURL('**/anchor/all-anchor?tab=scheduled');
  await page
    .getByRole('button', { name: /^预约 / })
    .first()
    .waitFor();
  await page.goBack();
  await section(page, '热门赛事').getByRole('article').first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(180);
});

test('a deep link opens its tab, and the way back from a room leads there again', async () => {
  const { page } = phone;
  await open(page, '/anchor/all-anchor?tab=soon');
  expect(await page.getByRole('tab', { name: /即将开播/ }).getAttribute('aria-selected')).toBe('true');
  await page.locator('main article').first().getByRole('link').click();
  await page.waitForURL('**/anchor/detail/**');
  await page.goBack();
  await page.waitForURL('**/anchor/all-anchor?tab=soon');
  await page.locator('main article').first().waitFor();
});

test('a show booked in its programme is booked on home [1.6]', async () => {
  const { page } = phone;
  const { matchId, masterTeamName, guestTeamName } = await stripMatch('coming', lastToBegin);
  const versus = `${masterTeamName} 对 ${guestTeamName}`;
  await logIn(page, 'lowvip');
  await open(page, `/program-detail/${matchId}`);
  const remind = page.getByRole('button', { name: `开播提醒 ${versus}` });
  await remind.waitFor();
  const seconds = await page.getByRole('timer').textContent();
  await remind.click();
  await page.getByRole('status').filter({ hasText: '预约成功' }).waitFor();
  await page.waitForFunction((before) => document.querySelector('[role=timer]')?.textContent !== before, seconds);
  await open(page, '/anchor');
  const booked = section(page, '热门赛事').getByRole('button', { name: `已预约：${versus}` });
  await booked.waitFor();
  await booked.click();
  await page.getByRole('status').filter({ hasText: '已取消预约' }).waitFor();
});

test('a visitor who follows in the ranking logs in, comes back to it, and follows', async () => {
  const { page } = phone;
  await page.goto(`${sharedStack().shell}/sport-info/anchor/week-rank`);
  const follow = page.getByRole('button', { name: /^关注 / }).first();
  const name = ((await follow.getAttribute('aria-label')) ?? '').replace('关注 ', '');
  await follow.click();
  await page.waitForURL('**/login?*');
  await page.locator('[data-user=lowvip]').click();
  await page.waitForURL('**/sport-info/anchor/week-rank');
  await page.getByRole('status').filter({ hasText: '关注成功' }).waitFor();
  await page.getByRole('button', { name: `已关注：${name}` }).click();
  await page.getByRole('status').filter({ hasText: '已取消关注' }).waitFor();
});

test('photos by keyboard: arrows walk, plus enlarges, then the arrows move, 0 ends it', async () => {
  const { page } = phone;
  await open(page, `/anchor/anchor-image/${await liveHostId()}`);
  await page.getByText('1 / 3').waitFor();
  const track = page.getByRole('group', { name: /双击/ });
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('2 / 3').waitFor();
  const second = track.getByRole('img').nth(1);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  expect(await second.evaluate((photo) => getComputedStyle(photo).transform)).toBe('matrix(1.5, 0, 0, 1.5, -60, 0)');
  await page.keyboard.press('0');
  expect(await second.evaluate((photo) => getComputedStyle(photo).transform)).toBe('none');
});

test('a double tap enlarges a photo, a second one ends it', async () => {
  const { page } = phone;
  await open(page, `/anchor/anchor-image/${await liveHostId()}`);
  await page.getByText('1 / 3').waitFor();
  const first = page.getByRole('group', { name: /双击/ }).getByRole('img').first();
  const scaled = () => first.evaluate((photo) => getComputedStyle(photo).transform.startsWith('matrix(2.5'));
  for (const expected of [true, false]) {
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await page.waitForTimeout(350);
    expect(await scaled()).toBe(expected);
  }
});

test('the matches in play: a choice leads into the room of its first anchor [2.56]', async () => {
  const { page } = phone;
  await open(page, '/anchor');
  await section(page, '热门赛事').getByRole('button', { name: '进行中' }).click();
  const sheet = page.getByRole('dialog', { name: '选择比赛' });
  const row = sheet.getByRole('article').first();
  await row.getByRole('link').click();
  await page.waitForURL(/\/anchor\/detail\/\d+\?matchId=\d+/);
  await sheet.waitFor({ state: 'detached' });
});

test.each([
  ['/anchor/anchor-image/999999', '主播不存在'],
  ['/program-detail/999999999', '节目不存在'],
])('%s leads nowhere, and says so', async (path, words) => {
  const { page } = phone;
  await open(page, path);
  await page.getByText(words).waitFor();
  expect(await page.getByRole('button', { name: '返回' }).count()).toBe(1);
  expect(phone.log.unexpected()).toEqual([]);
});
