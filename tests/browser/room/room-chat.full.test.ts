import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import type { LabRoom } from '../../support/browser/lab-video';
import { enterRoom, isUnderWay, logIn, roomThat, toast } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const qa = () => lab(sharedStack().api);
let phones: PhonePage[] = [];
let room: LabRoom;
beforeEach(async () => {
  room = await roomThat(isUnderWay);
});
afterEach(async () => {
  await qa().heal();
  await Promise.all(phones.map((phone) => phone.close()));
  phones = [];
});

async function enterAs(key: string | undefined): Promise<Page> {
  const phone = await browser().newPhonePage();
  phones.push(phone);
  if (key !== undefined) await logIn(phone.page, key);
  await enterRoom(phone.page, room);
  return phone.page;
}

const field = (page: Page) => page.getByRole('textbox', { name: '发送弹幕' });
const log = (page: Page) => page.getByRole('log');
const said = (page: Page, words: string) => log(page).getByRole('listitem').filter({ hasText: words });
const send = (page: Page) => page.getByRole('button', { name: '发送', exact: true });

test('what one says another hears, once each [room chat.1]', async () => {
  const words = `Hello from a test ${Date.now()}`;
  const [speaker, listener] = [await enterAs('rich'), await enterAs(undefined)];
  await log(listener).getByRole('listitem').first().waitFor();
  await field(speaker).fill(words);
  await field(speaker).press('Enter');
  await said(listener, words).waitFor();
  await said(speaker, words).filter({ hasText: '我' }).waitFor();
  await speaker.waitForTimeout(2_500);
  expect(await said(speaker, words).count()).toBe(1);
  expect(await said(listener, words).count()).toBe(1);
  expect(await field(speaker).inputValue()).toBe('');
});

test.each([
  ['a visitor', undefined, '登录后参与评论'],
  ['banned', 'banned', '你已被禁言，2099-12-31 解除'],
  ['too little recharged, with how far', 'lowrecharge', '累计充值满 100 可评论，当前 20'],
  ['VIP too low', 'lowvip', 'VIP 1 及以上可评论，当前 VIP 0'],
  ['recharge goes before VIP', 'newbie', '累计充值满 100 可评论，当前 20'],
])('decisions.md, comment rule: %s', async (_who, key, words) => {
  const page = await enterAs(key);
  await page.getByText(words).waitFor();
  expect(await field(page).count()).toBe(0);
  if (key === 'lowrecharge') expect(await page.getByRole('progressbar', { name: '充值进度' }).count()).toBe(1);
});

test('a draft outlives leaving the page; 201 characters are not sent [5.24]', async () => {
  const page = await enterAs('rich');
  await field(page).fill('half a thought');
  await page.reload();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('half a thought');
  await field(page).fill('好'.repeat(201));
  expect(await send(page).isDisabled()).toBe(true);
  await page.getByText('201/200').waitFor();
  await field(page).fill('');
  expect(await send(page).isDisabled()).toBe(true);
});

test('a message that fails stays, says so, and is sent again', async () => {
  const page = await enterAs('rich');
  await log(page).getByRole('listitem').first().waitFor();
  await qa().fault({ call: 'chatSend', kind: 'code', value: 403, times: 1 });
  const words = `Second try ${Date.now()}`;
  await field(page).fill(words);
  await send(page).click();
  await said(page, words).getByText('发送失败').waitFor();
  await page.getByRole('button', { name: '重新发送' }).click();
  await said(page, words).getByText('发送失败').waitFor({ state: 'detached' });
  await page.waitForTimeout(2_000);
  expect(await said(page, words).count()).toBe(1);
});

test('a message is reported with its reason [room chat.3]', async () => {
  const page = await enterAs('rich');
  const others = log(page)
    .locator('[data-message]')
    .filter({ hasNot: page.locator('[class*="si-chat__me--"]') });
  await others.last().click();
  await page.getByRole('dialog', { name: '消息操作' }).getByRole('button', { name: '举报' }).click();
  const sheet = page.getByRole('dialog', { name: '举报' });
  await sheet.getByRole('radio', { name: '辱骂' }).click();
  await sheet.getByRole('button', { name: '提交' }).click();
  await toast(page, '举报成功').waitFor();
  await sheet.waitFor({ state: 'detached' });
});

test('who has scrolled up keeps their place, and is told of what is new', async () => {
  const page = await enterAs(undefined);
  await log(page).getByRole('listitem').first().waitFor();
  // Where the end is followed the last rows stand there alone; the others come with the first step up.
  await log(page).evaluate((box) => {
    box.scrollTop -= 40;
  });
  await log(page).getByRole('listitem').nth(30).waitFor();
  await log(page).evaluate((box) => {
    box.scrollTop = 200;
  });
  const seen = () =>
    log(page).evaluate((box) => {
      const edge = box.getBoundingClientRect().top;
      const rows = [...box.querySelectorAll('li')];
      const row = rows.find((one) => one.getBoundingClientRect().bottom > edge);
      return `${row?.textContent} ${Math.round((row?.getBoundingClientRect().top ?? 0) - edge)}`;
    });
  await page.waitForTimeout(300);
  const before = await seen();
  const newer = page.getByRole('button', { name: /条新消息/ });
  await newer.waitFor({ timeout: 40_000 });
  expect(await seen()).toBe(before);
  await newer.click();
  await newer.waitFor({ state: 'detached' });
  const gap = await log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  expect(gap).toBeLessThan(33);
});
