import { callsAt, type TipCalls, type WireOrder, type WireTip } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import {
  figure,
  logIn,
  netOf,
  netsOf,
  openAccount,
  pay,
  setLimit,
  unlock,
} from '../../support/browser/tips-page-object';
import { type RunningStack, startStack } from '../../support/servers/servers';

const AT = '2025-03-15T21:25:00+08:00';
/** By then all that is on sale is settled, in the same month. */
const LATER = Date.parse(AT) + 72 * 3_600_000;
const TABLES = ['专家', '月份', '联赛', '玩法'] as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const browser = fileBrowser();
let stack: RunningStack;
let tips: TipCalls;
let phone: PhonePage;
jest.setTimeout(240_000);

beforeAll(async () => {
  // Of this world two matches of tips on sale are cancelled.
  stack = await startStack({ seed: 2, at: AT, speed: 0 });
  tips = await callsAt(stack.api);
  phone = await browser().newPhonePage();
});
afterAll(async () => {
  await phone?.close();
  await stack?.stop();
});

const balance = async () => (await tips.get<{ balance: number }>('rich', 'goldBalance')).balance;

/** Ten tips on sale: two lose and give coins back, the match of one is cancelled, seven give nothing back. The clock is turned on, looked at, and turned back. */
async function tenTips(): Promise<WireTip[]> {
  const onSale = (await tips.onSale()).filter(({ goldPrice }) => goldPrice > 0);
  await lab(stack.api).clock({ at: LATER, speed: 0 });
  const later = await Promise.all(onSale.map(({ id }) => tips.get<WireTip>('', 'tipDetail', { id })));
  await lab(stack.api).clock({ at: AT, speed: 0 });
  const gives = ({ result, openBackGold }: WireTip) => result === 'lose' && openBackGold === 1;
  const off = later.filter(({ result }) => result === 'cancel');
  const back = later.filter(gives);
  const none = later.filter((tip) => /^(win|draw|lose)/.test(tip.result) && !gives(tip));
  const ten = [...off.slice(0, 1), ...back.slice(0, 2), ...none.slice(0, 7)];
  if (ten.length < 10 || off.length === 0 || back.length < 2) throw new Error('this world has no such ten tips');
  return ten;
}

async function buy({ id }: WireTip, isBeyond: boolean): Promise<void> {
  const { page } = phone;
  await page.goto(`${stack.remote}/news/detail/${id}`);
  await unlock(page).click();
  await page
    .getByRole('dialog')
    .getByText(/^还剩 .+ \/ /)
    .waitFor();
  await pay(page).click();
  if (isBeyond) {
    const ask = page.getByRole('alertdialog', { name: '超过你定的额度，还要买吗？' });
    await ask.getByRole('button', { name: '仍然购买' }).click();
  }
  await page.getByText('已购买').first().waitFor();
}

it('ten purchases, two refunds and a cancelled one: the account adds up with the wallet’s own movements [my account.5]', async () => {
  const { page } = phone;
  const ten = await tenTips();
  const price = sum(ten.map(({ goldPrice }) => goldPrice));
  const last = ten[9]?.goldPrice ?? 0;
  const before = await balance();
  await logIn(page, stack.api, 'rich');
  await openAccount(page, stack.remote);
  await page.getByText('账本还是空的').waitFor();
  // As much as nine of them cost: the tenth goes beyond.
  await setLimit(page, price - last);
  for (const [index, tip] of ten.entries()) await buy(tip, index === 9);

  let panel = await openAccount(page, stack.remote);
  expect(await balance()).toBe(before - price);
  expect([await netOf(panel), await figure(panel, '已花'), await figure(panel, '待结算')]).toEqual([-price, price, 10]);
  await panel.getByText(`已用完，超出 ${last}`).waitFor();

  await lab(stack.api).clock({ at: LATER, speed: 0 });
  const settled = async () =>
    (await tips.all<WireOrder>('rich', 'myOrders')).every(({ result }) => result !== 'waiting');
  for (let tries = 0; tries < 60 && !(await settled()); tries += 1) await page.waitForTimeout(500);
  await page.waitForTimeout(2_000);
  panel = await openAccount(page, stack.remote);
  const orders = await tips.all<WireOrder>('rich', 'myOrders');
  const back = sum(orders.map(({ refundGold }) => refundGold));
  expect(orders.filter(({ refundGold }) => refundGold > 0)).toHaveLength(3);
  expect(
    orders.filter(({ result, payGold, refundGold }) => result === 'cancel' && refundGold === payGold),
  ).toHaveLength(1);
  expect(await balance()).toBe(before - price + back);
  const net = await netOf(panel);
  expect(net).toBe((await balance()) - before);
  expect([await figure(panel, '已返还'), await figure(panel, '待结算')]).toEqual([back, 0]);
  for (const table of TABLES) {
    const nets = await netsOf(panel, table);
    expect([table, nets.at(-1), sum(nets.slice(0, -1))]).toEqual([table, net, net]);
  }
  await panel.getByRole('img', { name: `金币走势，从 0 到 ${net}` }).waitFor();
  expect(phone.log.unexpected()).toEqual([]);
});
