import { readFile } from 'node:fs/promises';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import {
  enterRoom,
  isComing,
  isPublicLive,
  logIn,
  roomPath,
  roomThat,
  toast,
} from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const follow = () => phone.page.getByRole('button', { name: /^关注 / }).first();
const unfollow = () => phone.page.getByRole('button', { name: /^已关注：/ }).first();

test('from home to a room and back to the same place [1.8]', async () => {
  const { page } = phone;
  await page.goto(`${sharedStack().remote}/anchor`);
  const anchor = page.locator('a[href*="/anchor/detail/"]');
  await anchor.first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 180, behavior: 'instant' }));
  await anchor.nth(4).click();
  await page.waitForURL('**/anchor/detail/**');
  await page.getByRole('tab', { name: '聊天' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const host = (await page.getByRole('heading', { level: 1 }).textContent())?.replace('的直播间', '');
  await page.waitForFunction((name) => document.title === `${name} - 体育资讯`, host);
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/anchor');
  expect(await page.evaluate(() => window.scrollY)).toBe(180);
});

test('followed in the room is followed on home, and the count moves by one', async () => {
  const { page } = phone;
  await logIn(page, 'plain');
  const room = await roomThat(isPublicLive);
  await enterRoom(page, room);
  const counted = page.getByText(/ 关注 · /);
  const before = await counted.textContent();
  const name = ((await follow().getAttribute('aria-label')) ?? '').replace('关注 ', '');
  await follow().click();
  await toast(page, '关注成功').waitFor();
  const after = await counted.textContent();
  // Counts from 10 000 on are shortened: there one more is not seen.
  if (!before?.includes('万')) expect(after).not.toBe(before);
  await page.getByRole('tab', { name: '动态' }).click();
  await page
    .getByRole('button', { name: `已关注：${name}` })
    .nth(1)
    .waitFor();
  await page.reload();
  await unfollow().waitFor();
  expect(await counted.textContent()).toBe(after);
  await unfollow().click();
  await toast(page, '已取消关注').waitFor();
  await page.waitForFunction((words) => document.body.textContent?.includes(words ?? ''), before);
});

test('booked, and the countdown runs on the server’s time', async () => {
  const { page } = phone;
  await logIn(page, 'plain');
  await enterRoom(page, await roomThat(isComing));
  const timer = page.getByRole('timer');
  const seconds = await timer.textContent();
  await page
    .getByRole('button', { name: /^预约本场 / })
    .first()
    .click();
  await toast(page, '预约成功').waitFor();
  await page.waitForFunction((was) => document.querySelector('[role=timer]')?.textContent !== was, seconds);
  const booked = page.getByRole('button', { name: /^已预约：/ }).first();
  expect(await booked.getAttribute('aria-pressed')).toBe('true');
  await booked.click();
  await toast(page, '已取消预约').waitFor();
});

test('a switch to another anchor of the match takes the room’s place: back leads home', async () => {
  const { page } = phone;
  const room = await roomThat(
    (one, all) =>
      isPublicLive(one) && all.filter((mate) => mate.matchId === one.matchId && isPublicLive(mate)).length > 1,
  );
  await page.goto(`${sharedStack().remote}/anchor`);
  await page.locator('a[href*="/anchor/detail/"]').first().waitFor();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, roomPath(room));
  await page.getByRole('tab', { name: '比赛' }).click();
  await page
    .getByRole('button', { name: /^切换到 / })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== roomPath(room) && url.searchParams.get('matchId') !== null);
  await page.getByRole('tab', { name: '聊天', selected: true }).waitFor();
  await page.goBack();
  await page.waitForURL('**/anchor');
});

test('a room’s link is copied where there is no sheet to share with', async () => {
  const { page, context } = phone;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const room = await roomThat(isPublicLive);
  await enterRoom(page, room);
  await page.getByRole('button', { name: '分享' }).click();
  await toast(page, '链接已复制').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${sharedStack().remote}${roomPath(room)}`);
});

test('and without the clipboard’s API all the same', async () => {
  const { page } = phone;
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    document.addEventListener('copy', () => Reflect.set(window, 'copied', String(document.getSelection())));
  });
  const room = await roomThat(isPublicLive);
  await enterRoom(page, room);
  await page.getByRole('button', { name: '分享' }).click();
  await toast(page, '链接已复制').waitFor();
  expect(await page.locator('.sport-info textarea').count()).toBe(0);
});

test('a shared link survives the log-in', async () => {
  const { page } = phone;
  const room = await roomThat(isPublicLive);
  await page.goto(`${sharedStack().shell}/sport-info${roomPath(room, `?matchId=${room.matchId}`)}`);
  await page.getByRole('button', { name: '去登录' }).click();
  await page.waitForURL('**/login?*');
  await page.locator('[data-user=plain]').click();
  await page.waitForURL(`**/sport-info${roomPath(room, `?matchId=${room.matchId}`)}`);
  await page.getByRole('textbox', { name: '发送弹幕' }).waitFor();
});

test('a host’s shows are saved for the calendar', async () => {
  const { page } = phone;
  await enterRoom(page, await roomThat(isComing));
  await page.getByRole('tab', { name: '主播赛程' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '加入日历' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
});
