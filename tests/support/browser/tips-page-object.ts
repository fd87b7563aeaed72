import type { Locator, Page } from 'playwright-core';
import { type DemoUser, lab } from './lab';

/** Demo user of the back end at this address. */
async function userOf(api: string, key: string): Promise<DemoUser> {
  const user = (await lab(api).users()).find((one) => one.key === key);
  if (user === undefined) throw new Error(`no demo user ${key}`);
  return user;
}

/** The app alone, as this member, from the next page on. */
export async function logIn(page: Page, api: string, key: string): Promise<DemoUser> {
  const user = await userOf(api, key);
  await page.addInitScript(({ token, uid, username }) => {
    for (const [name, value] of Object.entries({ token, uid, id: uid, username })) localStorage.setItem(name, value);
  }, user);
  return user;
}

export const unlock = (page: Page) => page.getByRole('button', { name: '购买查看' });
export const pay = (page: Page) => page.getByRole('button', { name: /^确认支付/ });

/** Opens the first tip of the list that this user has not bought, and answers its path. */
export async function openLocked(page: Page, base: string): Promise<string> {
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

/** Until the page hears of these channels. */
export async function untilHeard(api: string, names: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const { channels } = await lab(api).socketState();
    if (names.every((name) => channels.includes(name))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nobody listens to ${names.join(', ')}`);
}

/** Pushes again, once a second, until the page shows it. */
export async function untilSeen(shown: Locator, push: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await push();
    const isSeen = await shown.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
  }
  throw new Error('what was pushed is not shown');
}

/** The account tab of the orders, once it is there. */
export async function openAccount(page: Page, base: string): Promise<Locator> {
  await page.goto(`${base}/news/orders?tab=account`);
  const panel = page.getByRole('tabpanel', { name: '我的账本' });
  await panel.getByRole('region', { name: '每月额度' }).waitFor();
  return panel;
}

const numberIn = (text: string) => Number(text.replace(/[^\d-]/g, ''));

/** A figure of the sums: 已花, 已返还, 待结算. */
export async function figure(panel: Locator, name: string): Promise<number> {
  const stat = panel.locator('dl > div').filter({ has: panel.page().getByText(name, { exact: true }) });
  return numberIn(await stat.first().locator('dd').innerText());
}

/** Coins by the account itself: refunded less spent. */
export async function netOf(panel: Locator): Promise<number> {
  return numberIn(await panel.getByText('净额：返还减去花掉的').locator('xpath=following-sibling::b').innerText());
}

/** The coins of each row of a table; the last is the total. */
export async function netsOf(panel: Locator, table: string): Promise<number[]> {
  const cells = panel.getByRole('table', { name: table }).locator('tbody tr td:last-child');
  return (await cells.allInnerTexts()).map((text) => numberIn(text.split('\n')[0] ?? ''));
}

/** Sets the limit of the month to a figure of one's own, with the keyboard alone. */
export async function setLimit(page: Page, coins: number): Promise<void> {
  await page.getByRole('button', { name: /每月额度$/ }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '每月额度' });
  const field = sheet.getByRole('textbox', { name: '每月额度，金币' });
  while (!(await field.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(String(coins));
  const save = sheet.getByRole('button', { name: '保存' });
  while (!(await save.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
}
