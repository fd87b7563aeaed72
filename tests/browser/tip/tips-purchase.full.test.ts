import type { Page, Route } from 'playwright-core';
import { callsAt, type TipCalls, type WireOrder, type WireTip } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { logIn, openLocked, pay, unlock } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

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

const TO_BUY = /\/v2\/buy$/;
/** Holds the page's next purchase back for ever; `arrives` is the same purchase at the back end, whose answer nobody hears. */
async function holdPurchase(page: Page, user: string, path: string) {
  await page.route(TO_BUY, () => {}, { times: 1 });
  const isSent = page.waitForRequest(TO_BUY);
  const fields = { messageId: path.split('/').at(-1) ?? '' };
  return { isSent, arrives: () => tips.get(user, 'tipBuy', fields) };
}

it('a reload while a purchase is answered: it is found, and nothing is paid again', async () => {
  const { page } = phone;
  const before = await balanceOf('rich');
  await logIn(page, sharedStack().api, 'rich');
  const path = await openLocked(page, sharedStack().remote);
  const held = await holdPurchase(page, 'rich', path);
  await unlock(page).click();
  await pay(page).click();
  await held.isSent;
  await held.arrives();
  await page.reload();
  await bought(page).waitFor();
  expect(await unlock(page).count()).toBe(0);
  await expectOneOrder('rich', path, before);
}, 60_000);

it('a reload before a purchase arrives: the tip is locked, and paid again it is the same order', async () => {
  const { page } = phone;
  const before = await balanceOf('rich');
  await logIn(page, sharedStack().api, 'rich');
  const path = await openLocked(page, sharedStack().remote);
  const held = await holdPurchase(page, 'rich', path);
  await unlock(page).click();
  await pay(page).click();
  await held.isSent;
  await page.reload();
  await unlock(page).click();
  await pay(page).click();
  await bought(page).waitFor();
  await expectOneOrder('rich', path, before);
  await held.arrives();
  await expectOneOrder('rich', path, before);
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

it('a tip that costs more than was shown is not paid: the new price is shown, and paid once it is agreed [buy.7]', async () => {
  const { page } = phone;
  const before = await balanceOf('rich');
  await logIn(page, sharedStack().api, 'rich');
  const path = await openLocked(page, sharedStack().remote);
  const { goldPrice } = await tips.get<WireTip>('rich', 'tipDetail', { id: path.split('/').at(-1) ?? '' });
  // As it was read before the price rose.
  const read = async (route: Route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...json, data: { ...json.data, goldPrice: goldPrice - 1 } } });
  };
  await page.route(/\/v2\/info\/detail/, read, { times: 1 });
  await page.reload();
  await unlock(page).click();
  await page.getByRole('button', { name: `确认支付 ${goldPrice - 1} 金币` }).click();
  await page.getByText('价格有变，确认后再支付').waitFor();
  expect([await balanceOf('rich'), await ordersOf('rich', path)]).toEqual([before, []]);
  await page.getByRole('button', { name: `确认支付 ${goldPrice} 金币` }).click();
  await bought(page).waitFor();
  await expectOneOrder('rich', path, before);
}, 60_000);
