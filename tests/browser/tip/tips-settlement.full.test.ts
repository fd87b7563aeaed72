import { callsAt, type TipCalls, type WireOrder, type WireTip } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { logIn, pay, unlock, untilHeard } from '../../support/browser/tips-page-object';
import { type RunningStack, startStack } from '../../support/servers/servers';

const AT = '2025-03-15T21:25:00+08:00';
const HOURS_LATER = 20;
/** World seconds a second, once the clock is let go. */
const FAST = 3_000;
const browser = fileBrowser();
let stack: RunningStack;
let tips: TipCalls;
let phone: PhonePage;
jest.setTimeout(240_000);

beforeAll(async () => {
  stack = await startStack({ seed: 7, at: AT, speed: 0 });
  tips = await callsAt(stack.api);
  phone = await browser().newPhonePage();
});
afterAll(async () => {
  await phone.close();
  await stack.stop();
});

/** A tip on sale now that loses today and then gives coins back: the world's clock is turned on, looked at, and turned back. */
async function tipThatLoses(): Promise<WireTip> {
  const onSale = (await tips.onSale()).filter(({ openBackGold }) => openBackGold === 1);
  await lab(stack.api).clock({ at: Date.parse(AT) + HOURS_LATER * 3_600_000, speed: 0 });
  const later = await Promise.all(onSale.map(({ id }) => tips.get<WireTip>('', 'tipDetail', { id })));
  await lab(stack.api).clock({ at: AT, speed: 0 });
  const lost = later.filter(({ result }) => result === 'lose');
  const [first] = lost.sort((a, b) => (a.settleTime ?? 0) - (b.settleTime ?? 0));
  if (first === undefined) throw new Error('nothing on sale loses');
  return first;
}

it('a lost tip is refunded by its settlement while its page is open, and stamped by the push', async () => {
  const { page } = phone;
  const { id } = await tipThatLoses();
  const { balance: before } = await tips.get<{ balance: number }>('rich', 'goldBalance');
  await logIn(page, stack.api, 'rich');
  await page.goto(`${stack.remote}/news/detail/${id}`);
  await unlock(page).click();
  await pay(page).click();
  await page.getByText('购买成功').waitFor();
  await untilHeard(stack.api, [`tip:${id}`, 'user']);
  const stamp = page.getByRole('img', { name: '结果：黑单' });
  expect(await stamp.count()).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/sports\/message/.test(request.url())) asked.push(request.url());
  });

  await lab(stack.api).clock({ speed: FAST });
  await stamp.waitFor({ timeout: 90_000 });
  const [order] = (await tips.all<WireOrder>('rich', 'myOrders')).filter((one) => one.id === id);
  const back = Math.floor(((order?.payGold ?? 0) * (order?.returnGoldPercentage ?? 0)) / 100);
  expect(back).toBeGreaterThan(0);
  await page.getByText(`已返还 ${back} 金币`).first().waitFor();
  await lab(stack.api).clock({ speed: 0 });

  expect(order).toMatchObject({ result: 'lose', refundStatus: 2, refundGold: back });
  const { balance } = await tips.get<{ balance: number }>('rich', 'goldBalance');
  expect(balance).toBe(before - (order?.payGold ?? 0) + back);
  // Said aloud once, and shown among the orders too.
  await page.locator('[aria-live="polite"]').filter({ hasText: '已返还' }).first().waitFor({ state: 'attached' });
  await page.goto(`${stack.remote}/news/orders`);
  const row = page.getByRole('article').filter({ hasText: `已返还 ${back} 金币` });
  await row.first().waitFor();
  expect(phone.log.unexpected()).toEqual([]);
});
