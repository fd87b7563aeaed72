import type { Page } from 'playwright-core';
import { FORBIDDEN_CODE } from '../../src/contract/codes';
import { fileBrowser, type PhonePage } from '../support/browser';
import { lab } from '../support/lab';
import { sharedStack } from '../support/servers';
import { findings, misfits, smallControls } from './page-checks';
import { enterRoom, isComing, isOver, isPublicLive, isUnderWay, logIn, roomPath, roomThat } from './room-door';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage({ reducedMotion: true });
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
  await page.getByText('没有找到这位主播').waitFor();
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

const LOOKS = [
  ['light', '', 390],
  ['English, dark, narrow', '?lang=en&theme=dark', 320],
] as const;

const faults = async (page: Page) => [
  ...(await findings(page)),
  ...(await misfits(page)),
  ...(await smallControls(page)),
];

test.each(LOOKS)('axe, cut texts, 44 px: every tab, %s', async (_name, query, width) => {
  const { page } = phone;
  await page.setViewportSize({ width, height: 844 });
  await logIn(page, 'rich');
  await enterRoom(page, await roomThat(isUnderWay), query);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  expect(await tabs.count()).toBe(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    await page.getByRole('tabpanel').locator('article, li, h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect({ tab: await tab.textContent(), faults: await faults(page) }).toMatchObject({ faults: [] });
  }
});

describe.each(LOOKS)('axe, cut texts, 44 px: %s', (_name, query, width) => {
  beforeEach(() => phone.page.setViewportSize({ width, height: 844 }));

  test.each([
    ['starting soon', isComing],
    ['ended', isOver],
  ])('%s', async (_state, is) => {
    const { page } = phone;
    await enterRoom(page, await roomThat(is), query);
    await page.waitForLoadState('networkidle');
    expect(await faults(page)).toEqual([]);
  });

  test('not allowed', async () => {
    const { page } = phone;
    const room = await roomThat(isPublicLive);
    await lab(sharedStack().api).fault({ call: 'hostMatchInfo', kind: 'code', value: FORBIDDEN_CODE });
    await enterRoom(page, room, query);
    await page.getByText(query === '' ? '私密直播间' : 'Private room').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});

test('issue 5: portrait, match bar and facts lead to the pictures, the other matches and the programme', async () => {
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
  expect(await programme.getAttribute('href')).toBe(`/program-detail/${room.matchId}`);
  await page.getByRole('link', { name: `${name}的主播形象` }).click();
  await page.waitForURL(`**/anchor/anchor-image/${room.hostId}`);
});
