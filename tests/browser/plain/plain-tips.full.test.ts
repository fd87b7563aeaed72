import { plainStack } from '../../support/browser/plain-page-object';
import { lookAt, openPicture } from '../../support/browser/share/picture-page-object';
import { netOf, netsOf, openAccount, openLocked, pay, setLimit, unlock } from '../../support/browser/tips-page-object';

/** decisions.md, additions: each screen does its main job on the specification's fields alone. */
const plain = plainStack();
const base = () => new URL(plain.phone().page.url()).origin;

test('a tip is bought by a token without a uid, unlocked, and stands among the orders with its price [additions.4]', async () => {
  const { page, log } = plain.phone();
  await plain.logIn('rich', false);
  await plain.open('/news');
  await page.getByRole('article').first().waitFor();
  await openLocked(page, base());
  await unlock(page).click();
  await pay(page).click();
  await page.getByText('已购买').first().waitFor();
  await plain.open('/news/orders');
  const order = page.getByRole('article').first();
  await order.waitFor();
  expect(await order.innerText()).toMatch(/\d+ 金币|\d+金币/);
  expect(log.unexpected()).toEqual([]);
});

test('what was bought has its account, with the terms’ refunds, and a limit of one’s own asks before a purchase beyond it [my account.3]', async () => {
  const { page, log } = plain.phone();
  await plain.logIn('special', false);
  await plain.open('/news/orders');
  await openAccount(page, base());
  await setLimit(page, 1);
  await plain.open('/news');
  await page.getByRole('article').first().waitFor();
  await openLocked(page, base());
  await unlock(page).click();
  await pay(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '仍然购买' }).click();
  await page.getByText('已购买').first().waitFor();
  const panel = await openAccount(page, base());
  const net = await netOf(panel);
  expect(net).toBeLessThan(0);
  expect((await netsOf(panel, '专家')).at(-1)).toBe(net);
  await panel.getByText(/^已用完，超出/).waitFor();
  expect(log.unexpected()).toEqual([]);
});

test('tips name their experts, and claim nothing of their matches', async () => {
  const { page, log } = plain.phone();
  await plain.open('/news');
  const first = page.getByRole('article').first();
  await first.locator('a[href*="/news/user/"]').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('article')?.textContent?.includes('未具名'));
  await first.locator('a[href*="/news/detail/"]').first().click();
  await page.getByRole('heading', { level: 2, name: '推荐内容' }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('进行中');
  expect(log.unexpected()).toEqual([]);
});

test('an expert’s record is drawn as a picture of what is known', async () => {
  const { page, log } = plain.phone();
  await plain.open('/news');
  await page.locator('article a[href*="/news/user/"]').first().click();
  await page.getByRole('tab', { name: /如果跟了/ }).waitFor();
  await openPicture(page, '分享');
  expect(await lookAt(page, [20, 100])).toEqual({ size: [750, 1000], colour: '#2550dd' });
  expect(log.unexpected()).toEqual([]);
});

test('the ranking has its tabs by their order, people, and their bets', async () => {
  const { page, log } = plain.phone();
  await plain.open('/user-ranking');
  await page.getByRole('tab', { name: /红单/ }).waitFor();
  for (const name of [/盈利/, /人气/]) await page.getByRole('tab', { name }).waitFor();
  const row = page
    .getByRole('article')
    .filter({ has: page.locator('[aria-expanded]') })
    .first();
  await row.waitFor();
  expect(await row.innerText()).not.toMatch(/连红 ?0|0 ?连红/);
  await row.getByRole('link').first().click();
  await page.waitForURL('**/user-ranking/user/*');
  await page.getByRole('heading', { name: /投注记录/ }).waitFor();
  expect(log.unexpected()).toEqual([]);
});

test('numbers on the specification’s fields alone: a range beside the hit rate, no account without odds, no digest', async () => {
  const { page, log } = plain.phone();
  await plain.open('/news');
  await page.getByRole('article').first().locator('a[href*="/news/user/"]').first().click();
  await page
    .getByText(/多半在|样本太少/)
    .first()
    .waitFor();
  await page.getByRole('tab', { name: '如果跟了' }).click();
  const account = page.getByRole('region', { name: /^如果跟了/ });
  await account.getByText('没有公开赔率，算不出来').waitFor();
  expect(await account.innerText()).toMatch(/最长连黑\s*\d+ 条[\s\S]*结果\s*\d+红 \d+走 \d+黑/);
  expect(await account.innerText()).not.toContain('最深回落');
  await plain.open('/news');
  const free = page.getByRole('article').filter({ hasText: '免费' }).getByRole('link').last();
  await free.click();
  await page.getByText('没有指纹，无法核对').waitFor();
  expect(log.unexpected()).toEqual([]);
});
