import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../support/browser';
import { type DemoUser, lab } from '../support/lab';
import { portal } from '../support/portal';
import { sharedStack } from '../support/servers';

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

const userOf = async (key: string): Promise<DemoUser> => {
  const user = (await qa().users()).find((one) => one.key === key);
  if (user === undefined) throw new Error(`no demo user ${key}`);
  return user;
};

/** The app alone, as this member. */
async function logIn(page: Page, key: string): Promise<DemoUser> {
  const user = await userOf(key);
  await page.addInitScript(({ token, uid, username }) => {
    for (const [name, value] of Object.entries({ token, uid, id: uid, username })) localStorage.setItem(name, value);
  }, user);
  return user;
}

const unlock = (page: Page) => page.getByRole('button', { name: '购买查看' });
const pay = (page: Page) => page.getByRole('button', { name: /^确认支付/ });

/** Opens the first tip of the list that this user has not bought, and answers its path. */
async function openLocked(page: Page, base = sharedStack().remote): Promise<string> {
  await page.goto(`${base}/news`);
  await page.getByRole('article').first().waitFor();
  const paths = await page
    .locator('article a[href*="/news/detail/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const path of paths) {
    await page.goto(`${new URL(base).origin}${path}`);
    await page.getByRole('heading', { level: 2, name: '推荐内容' }).waitFor();
    if ((await unlock(page).count()) > 0) return path;
  }
  throw new Error('every tip is open');
}

const purchases = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/buy')) sent.push(request.url());
  });
  return sent;
};

it('a visitor meets the log-in at the purchase and is back at the sheet; nothing is bought by itself', async () => {
  const { page } = phone;
  const shell = portal(page);
  const sent = purchases(page);
  await openLocked(page, `${sharedStack().shell}/sport-info`);
  await unlock(page).click();
  await page.locator('[data-user="plain"]').click();
  await page.getByRole('dialog', { name: '购买爆料' }).waitFor();
  expect(sent).toEqual([]);
  expect((await shell.events()).map(({ event }) => event)).toContain('login:jump');
}, 60_000);

it('buy, read, comment, reply, report', async () => {
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

  const field = page.getByRole('textbox', { name: '评论' });
  await field.fill('替补深度够吗？');
  await page.getByRole('button', { name: '发布' }).click();
  const own = page.getByRole('article').filter({ hasText: '替补深度够吗？' });
  await own.getByText(/今天 \d\d:\d\d/).waitFor();
  await own.getByRole('button', { name: '回复' }).click();
  await field.fill('我自己也想知道');
  await page.getByRole('button', { name: '发布' }).click();
  await own.getByText('我自己也想知道').waitFor();
  expect(await page.getByRole('article').filter({ hasText: '替补深度够吗？' }).count()).toBe(1);
  expect(phone.log.unexpected()).toEqual([]);
}, 60_000);

it('a lost answer: the tip is read before anything is offered, and one tap more pays once', async () => {
  const { page } = phone;
  await logIn(page, 'member');
  await openLocked(page);
  await unlock(page).click();
  await qa().fault({ call: 'tipBuy', kind: 'reset', times: 1 });
  await pay(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: '刚才没有扣款' })
    .or(page.getByText('购买成功'))
    .first()
    .waitFor({ timeout: 30_000 });
  if ((await pay(page).count()) > 0) await pay(page).click();
  await page.getByText('已购买').first().waitFor();
}, 60_000);

it('short of coins leads to the mall', async () => {
  const { page } = phone;
  await logIn(page, 'newbie');
  await openLocked(page);
  await unlock(page).click();
  await pay(page).click();
  await page.getByRole('alertdialog', { name: '金币不足' }).getByRole('button', { name: '去获取' }).click();
  await page.waitForURL(/\/gold-mall/);
}, 60_000);

it.each([
  ['visitor', '登录后参与评论'],
  ['banned', '您已被禁言，2099-12-31 解除'],
  ['lowrecharge', /充值/],
  ['lowvip', /VIP/],
])(
  '%s meets the comment rule',
  async (key, words) => {
    const { page } = phone;
    if (key !== 'visitor') await logIn(page, key);
    await page.goto(`${sharedStack().remote}/news`);
    await page.getByRole('article').first().waitFor();
    const free = page.getByRole('article').filter({ hasText: '免费' }).getByRole('link').last();
    await free.scrollIntoViewIfNeeded();
    await free.click();
    await page.getByText(words).last().waitFor();
    expect(await page.getByRole('textbox', { name: '评论' }).count()).toBe(0);
  },
  60_000,
);

it('a tip that loses while its page is open is stamped by the push, and the coins are back', async () => {
  const { page } = phone;
  const { uid } = await logIn(page, 'special');
  const path = await openLocked(page);
  await unlock(page).click();
  await pay(page).click();
  await page.getByText('购买成功').waitFor();
  const id = path.split('/').at(-1) ?? '';
  for (let tries = 0; tries < 150; tries += 1) {
    const { channels } = await qa().socketState();
    if (channels.includes(`tip:${id}`) && channels.includes('user')) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await qa().push({ name: 'news/tip', data: { id, result: 'lose' } });
  await page.getByRole('img', { name: '结果：黑单' }).waitFor();
  await qa().push({
    name: 'news/order',
    uid: Number(uid),
    data: { messageId: id, result: 'lose', refundStatus: 2, refundGold: 38 },
  });
  await page.getByText('已返还 38 金币').waitFor();
}, 60_000);
