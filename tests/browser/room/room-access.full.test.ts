import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import {
  enterRoom,
  isComing,
  isPublicLive,
  isUnderWay,
  roomPath,
  roomThat,
} from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await lab(sharedStack().api).heal();
  await phone.close();
});

test.each([
  ['nobody of that id', '/anchor/detail/424242'],
  ['decisions.md, hosts: one who has withdrawn', '/anchor/detail/1083'],
])('%s is not found, and there is a way on', async (_name, path) => {
  const { page } = phone;
  await page.goto(`${sharedStack().remote}${path}`);
  await page.getByText('主播不存在').waitFor();
  await page.getByRole('link', { name: '全部主播' }).click();
  await page.waitForURL('**/anchor/all-anchor?tab=live');
});

test('a room that cannot be read says so, and heals', async () => {
  const { page } = phone;
  const room = await roomThat(isPublicLive);
  await lab(sharedStack().api).fault({ call: 'hostMatchInfo', kind: 'status', value: 502, times: 1 });
  await page.goto(`${sharedStack().remote}${roomPath(room)}`);
  await page.getByRole('alert').filter({ hasText: '加载失败' }).waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('tab', { name: '聊天' }).waitFor();
});

test('the match of the address is announced beside what is on air', async () => {
  const { page } = phone;
  const soon = await roomThat(isComing);
  await enterRoom(page, soon, `?matchId=${soon.matchId}`);
  await page.getByRole('timer').waitFor();
  await enterRoom(page, soon, '?matchId=1');
  await page.getByRole('timer').waitFor();
});

test('design README 7: landmarks, one heading of the page, one live region; the log does not chatter', async () => {
  const { page } = phone;
  await enterRoom(page, await roomThat(isPublicLive));
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('main [aria-live=polite]').count()).toBe(1);
  expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off');
});

test('portrait, match bar and facts lead to the pictures, the other matches and the programme', async () => {
  const { page } = phone;
  const room = await roomThat(isUnderWay);
  await enterRoom(page, room);
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.replace('的直播间', '');
  await page.getByRole('button', { name: '选择比赛' }).click();
  const sheet = page.getByRole('dialog', { name: '选择比赛' });
  expect(await sheet.getByRole('article').first().getByRole('link').getAttribute('href')).toMatch(/matchId=\d+$/);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('tab', { name: '比赛' }).click();
  const programme = page.getByRole('link', { name: '节目详情' });
  expect(await programme.getAttribute('href')).toBe(`/program-detail/${room.matchId}?hostId=${room.hostId}`);
  await page.getByRole('link', { name: `${name}的主播形象` }).click();
  await page.waitForURL(`**/anchor/anchor-image/${room.hostId}`);
});
