import type { Page } from 'playwright-core';
import { callsAt, type WireOrder } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { portal } from '../../support/browser/portal';
import * as entry from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const qa = () => lab(sharedStack().api);
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await qa().heal();
  await phone.close();
});

const { netOf, openAccount, pay, setLimit, unlock } = entry;
const logIn = (page: Page, key: string) => entry.logIn(page, sharedStack().api, key);
const openLocked = (page: Page, base = sharedStack().remote) => entry.openLocked(page, base);

const purchases = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/buy')) sent.push(request.url());
  });
  return sent;
};

it('the first tip begins in the upper part of a phone’s screen, and no card of one match is higher than 195 px', async () => {
  const { page } = phone;
  await page.goto(`${sharedStack().remote}/news`);
  const cards = page.getByRole('tabpanel').getByRole('article');
  await cards.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(480);
  const heights = await cards.evaluateAll((all) => all.slice(0, 3).map((card) => card.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeLessThanOrEqual(195);
}, 60_000);

it('filters stand in the address: a reload, the way back and another device show the same', async () => {
  const { page, log } = phone;
  await page.goto(`${sharedStack().remote}/news`);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await page.getByRole('switch', { name: /^不中可退/ }).click();
  await page.getByRole('button', { name: /^看 \d+ 条/ }).click();
  const chip = page.getByRole('button', { name: '不中可退', exact: true });
  await page.reload();
  await chip.waitFor();
  const card = page.getByRole('tabpanel').getByRole('article').first();
  await card.locator('a[href*="/news/detail/"]').first().click();
  await page.getByRole('heading', { level: 2, name: '推荐内容' }).waitFor();
  await page.goBack();
  await chip.click();
  await page.getByRole('button', { name: '筛选', exact: true }).waitFor();
  expect([new URL(page.url()).search, log.unexpected()]).toEqual(['', []]);
}, 60_000);

it('a visitor meets the log-in at the purchase and is back at the sheet; nothing is bought by itself [login and back.3]', async () => {
  const { page } = phone;
  const shell = portal(page);
  const sent = purchases(page);
  await openLocked(page, `${sharedStack().shell}/sport-info`);
  await unlock(page).click();
  await page.locator('[data-user="plain"]').click();
  await page.getByRole('dialog', { name: '购买爆料' }).waitFor();
  expect(sent).toEqual([]);
  await shell.heard('login:jump');
}, 60_000);

it('buy, read, comment, reply, report [1.9, 9.29]', async () => {
  const { page } = phone;
  await logIn(page, 'rich');
  const sent = purchases(page);
  await openLocked(page);
  await unlock(page).click();
  await page.getByRole('dialog', { name: '购买爆料' }).getByText('今日剩余额度').waitFor();
  await pay(page).dblclick();
  await page.getByText('购买成功').waitFor();
  await page.getByText('已购买').first().waitFor();
  expect(sent).toHaveLength(1);

  const heading = page.getByRole('heading', { level: 2, name: /^评论/ });
  const said = async () => Number(/\d+/.exec(await heading.innerText())?.[0]);
  const before = await said();
  const field = page.getByRole('textbox', { name: '评论' });
  await field.fill('替补深度够吗？');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: '替补深度够吗？' });
  await own.getByText(/今天 \d\d:\d\d/).waitFor();
  await own.getByRole('button', { name: '回复' }).click();
  await field.fill('我自己也想知道');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await own.getByText('我自己也想知道').waitFor();
  // The answer is in sight while it is on its way; it counts when it has been taken.
  await heading.filter({ hasText: new RegExp(`\\b${before + 2}$`) }).waitFor();
  expect(await page.getByRole('article').filter({ hasText: '替补深度够吗？' }).count()).toBe(1);
  await page.getByRole('tab', { name: '赞多' }).click();
  await own.getByRole('button', { name: '删除' }).last().click();
  const asked = page.getByRole('alertdialog', { name: '删除这条评论？' });
  await asked.getByText(/^下面的 1 条回复会一起不见/).waitFor();
  await asked.getByRole('button', { name: '删除' }).click();
  await page.getByText('已删除').waitFor();
  await own.waitFor({ state: 'detached' });
  await heading.filter({ hasText: new RegExp(`\\b${before}$`) }).waitFor();
  await page.reload();
  await heading.filter({ hasText: new RegExp(`\\b${before}$`) }).waitFor();
  expect(await own.count()).toBe(0);
  expect(phone.log.unexpected()).toEqual([]);
}, 60_000);

/** A page with a comment of somebody else, written just now. */
async function withForeignComment(page: Page, words: string): Promise<void> {
  const { api } = sharedStack();
  const path = await openLocked(page);
  const writer = await callsAt(api);
  await writer.get('rich', 'commentPublish', { messageId: path.split('/').at(-1) ?? '', content: words });
  await page.reload();
}

it('a comment is reported with its reason, and its writer hidden on this device', async () => {
  const { page } = phone;
  const words = `举报我 ${Date.now()}`;
  await logIn(page, 'member');
  await withForeignComment(page, words);
  const comment = page.getByRole('article').filter({ hasText: words });
  await comment.getByRole('button', { name: '举报' }).click();
  const sheet = page.getByRole('dialog', { name: '举报' });
  const submit = sheet.getByRole('button', { name: '提交' });
  expect(await submit.isDisabled()).toBe(true);
  const [send, hide] = [await submit.boundingBox(), await sheet.getByRole('button', { name: /^屏蔽/ }).boundingBox()];
  expect((hide?.y ?? 0) - (send?.y ?? 0) - (send?.height ?? 0)).toBeGreaterThanOrEqual(16);
  await sheet.getByRole('radio').nth(1).click();
  await sheet.getByRole('textbox').fill('请处理');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('/report/add')),
    submit.click(),
  ]);
  expect(new URLSearchParams(request.postData() ?? '').get('cate')).toMatch(/./);
  await page.getByText('举报成功').waitFor();
  await comment.getByText('已举报').waitFor();

  await comment.getByRole('button', { name: '屏蔽' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '屏蔽' }).click();
  await comment.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 2, name: /^评论/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await comment.count()).toBe(0);
}, 60_000);

it('a lost answer: the tip is read before anything is offered, and one tap more pays once [buy.3]', async () => {
  const { page } = phone;
  const calls = await callsAt(sharedStack().api);
  const balance = async () => (await calls.get<{ balance: number }>('member', 'goldBalance')).balance;
  await logIn(page, 'member');
  const sent = purchases(page);
  const id = (await openLocked(page)).split('/').at(-1) ?? '';
  const { goldPrice } = await calls.get<{ goldPrice: number }>('member', 'tipDetail', { id });
  const before = await balance();
  await unlock(page).click();
  // Cut off half-way: a connection that is reset before its answer begins is tried again by some browsers themselves.
  await qa().fault({ call: 'tipBuy', kind: 'truncate', times: 1 });
  await pay(page).click();
  await page.getByRole('alert').filter({ hasText: '没有扣款' }).waitFor({ timeout: 30_000 });
  expect(sent).toHaveLength(1);
  expect(await balance()).toBe(before);

  await pay(page).click();
  await page.getByText('已购买').first().waitFor();
  expect(sent).toHaveLength(2);
  const orders = (await calls.all<WireOrder>('member', 'myOrders')).filter((order) => String(order.id) === id);
  expect(orders).toMatchObject([{ payGold: goldPrice }]);
  expect(await balance()).toBe(before - goldPrice);
}, 60_000);

it('a tip that loses while its page is open is stamped by the push, and the coins are back', async () => {
  const { page } = phone;
  const { uid } = await logIn(page, 'special');
  const path = await openLocked(page);
  await unlock(page).click();
  await pay(page).click();
  await page.getByText('购买成功').waitFor();
  const id = path.split('/').at(-1) ?? '';
  await entry.untilHeard(sharedStack().api, [`tip:${id}`, 'user']);
  // The server itself knows nothing of it: what is still being read since the purchase would take it back.
  await entry.untilSeen(page.getByRole('img', { name: '结果：黑单' }), () =>
    qa().push({ name: 'news/tip', data: { id, result: 'lose' } }),
  );
  await entry.untilSeen(page.getByText('已返还 38 金币'), () =>
    qa().push({
      name: 'news/order',
      uid: Number(uid),
      data: { messageId: id, result: 'lose', refundStatus: 2, refundGold: 38 },
    }),
  );
}, 60_000);

it('a limit of one’s own is set with the keyboard; a purchase beyond it is asked once more, and stands in the account', async () => {
  const { page } = phone;
  const { remote } = sharedStack();
  await logIn(page, 'lowvip');
  const sent = purchases(page);
  const calls = await callsAt(sharedStack().api);
  const balance = async () => (await calls.get<{ balance: number }>('lowvip', 'goldBalance')).balance;
  const before = await balance();
  await openAccount(page, remote);
  await setLimit(page, 1);
  await openLocked(page);
  await unlock(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /超过你定的 1/ })
    .waitFor();
  await pay(page).click();
  const ask = page.getByRole('alertdialog', { name: '超过你定的额度，还要买吗？' });
  // The safe answer has the focus.
  await page.keyboard.press('Enter');
  await ask.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
  await unlock(page).click();
  await pay(page).click();
  await ask.getByRole('button', { name: '仍然购买' }).click();
  await page.getByText('已购买').first().waitFor();
  expect(sent).toHaveLength(1);
  expect(await netOf(await openAccount(page, remote))).toBe((await balance()) - before);
}, 60_000);
