import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { logIn, openLocked, pay, unlock } from '../../support/browser/tips-page-object';
import { worldNow } from '../../support/browser/topic-page-object';
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

const body = (page: Page) => page.getByRole('main').innerText();

it('a tip that was seen locked and then bought is unchanged since, and says how that is known', async () => {
  const { page, log } = phone;
  await logIn(page, sharedStack().api, 'rich');
  await openLocked(page, sharedStack().remote);
  await page.getByText(/已记下指纹/).waitFor();
  await unlock(page).click();
  await pay(page).click();
  await page.getByRole('button', { name: /起未改动/ }).click();
  const sheet = page.getByRole('dialog', { name: '记下指纹后未改动' });
  await sheet.getByText('相同', { exact: true }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '保存原文' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^tip-\d+\.json$/);
  expect(log.unexpected()).toEqual([]);
}, 60_000);

it('an expert’s numbers: luck range, had you followed, by league; the list by price', async () => {
  const { page, log } = phone;
  const { get } = await callsAt(sharedStack().api);
  const { list } = await get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
  await page.goto(`${sharedStack().remote}/news/user/${list[0]?.professorId}`);
  await page
    .getByRole('img', { name: /多半在 \d+–\d+% 之间/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /什么意思/ }).click();
  await page.getByRole('dialog', { name: '运气范围' }).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('tab', { name: '如果跟了' }).click();
  await page.getByRole('img', { name: /最深回落/ }).waitFor();
  expect(await body(page)).toMatch(/分联赛 \/ 玩法/);
  await page.goto(`${sharedStack().remote}/news`);
  await page.getByRole('button', { name: /^排序/ }).click();
  await page.getByRole('radio', { name: '价格' }).click();
  await page.getByRole('button', { name: /^排序.*价格/ }).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(log.unexpected()).toEqual([]);
}, 60_000);

it('by the keyboard: what the range means opens by Enter and goes by Escape, and the focus is where it was; tabs by arrows', async () => {
  const { page } = phone;
  const { get } = await callsAt(sharedStack().api);
  const { list } = await get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
  await page.goto(`${sharedStack().remote}/news/user/${list[0]?.professorId}`);
  const what = page.getByRole('button', { name: /什么意思/ });
  await what.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '运气范围' });
  await sheet.waitFor();
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await what.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('tab', { name: '如果跟了' }).click();
  const span = page.getByRole('tab', { name: '20', exact: true });
  await span.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: /^全部/, selected: true }).waitFor();
});

it('no spoilers: what a tip of today came to is veiled in the list of orders, and shown by a tap', async () => {
  const { page, log } = phone;
  const { onSale } = await callsAt(sharedStack().api);
  const [tip] = await onSale();
  const [match] = tip?.messageMatchList ?? [];
  const today = { ...match, startDate: (await worldNow()) - 1000, statusId: 8, homeScore: 2, awayScore: 1 };
  const order = { ...tip, isBuy: 1, isOnSale: 0, result: 'lose', messageMatchList: [today] };
  const value = { list: [order], isLastPage: 1, total: 1 };
  await lab(sharedStack().api).fault({ call: 'myOrders', kind: 'data', value });
  await page.addInitScript(() => localStorage.setItem('si:spoilers', 'off'));
  await logIn(page, sharedStack().api, 'rich');
  await page.goto(`${sharedStack().remote}/news/orders`);
  await page.getByRole('button', { name: /的结果$/ }).click();
  await page.getByRole('img', { name: /^结果/ }).waitFor();
  expect(log.unexpected()).toEqual([]);
});
