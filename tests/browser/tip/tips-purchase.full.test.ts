import type { Page } from 'playwright-core';
import { callsAt, type TipCalls, type WireOrder } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { logIn, openLocked, pay, unlock } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

/** Longer than a reload takes. */
const SLOW_MS = 4_000;
const browser = fileBrowser();
const qa = () => lab(sharedStack().api);
let phone: PhonePage;
let tips: TipCalls;
beforeAll(async () => {
  const { api } = sharedStack();
  tips = await callsAt(api);
});
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await qa().heal();
  await phone.close();
});

const balanceOf = async (user: string) => (await tips.get<{ balance: number }>(user, 'goldBalance')).balance;
const ordersOf = async (user: string, path: string) =>
  (await tips.all<WireOrder>(user, 'myOrders')).filter(({ id }) => path.endsWith(`/${id}`));
const bought = (page: Page) => page.getByText('已购买').first();

/** One order, and the coins of one. */
async function expectOneOrder(user: string, path: string, before: number): Promise<void> {
  const orders = await ordersOf(user, path);
  expect(orders).toHaveLength(1);
  expect(await balanceOf(user)).toBe(before - (orders[0]?.payGold ?? 0));
}

it('a purchase through a reload is one order: what was on its way is found, not paid again', async () => {
  const { page } = phone;
  const before = await balanceOf('rich');
  await logIn(page, sharedStack().api, 'rich');
  const path = await openLocked(page, sharedStack().remote);
  await unlock(page).click();
  await qa().fault({ call: 'tipBuy', kind: 'delay', value: SLOW_MS, times: 1 });
  await Promise.all([page.waitForRequest((request) => request.url().endsWith('/v2/buy')), pay(page).click()]);
  await page.reload();
  await page.getByRole('heading', { level: 2, name: '推荐内容' }).waitFor();
  // The back end may still be at it: then the tip is locked, and one pays again for the same order.
  if ((await unlock(page).count()) > 0) {
    await unlock(page).click();
    await pay(page).click();
  }
  await bought(page).waitFor();
  await page.waitForTimeout(SLOW_MS);
  await expectOneOrder('rich', path, before);
  expect(await unlock(page).count()).toBe(0);
}, 60_000);

it('a purchase in two tabs at once is one order, and both tabs have the tip', async () => {
  const { page, context } = phone;
  const before = await balanceOf('member');
  await logIn(page, sharedStack().api, 'member');
  const path = await openLocked(page, sharedStack().remote);
  const other = await context.newPage();
  await other.goto(`${sharedStack().remote}${path}`);
  for (const tab of [page, other]) await unlock(tab).click();
  await qa().fault({ call: 'tipBuy', kind: 'delay', value: 500, times: 2 });
  await Promise.all([page, other].map((tab) => pay(tab).click()));
  for (const tab of [page, other]) await bought(tab).waitFor();
  await expectOneOrder('member', path, before);
  expect(phone.log.unexpected()).toEqual([]);
}, 60_000);
