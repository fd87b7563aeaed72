import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { portal } from '../../support/browser/portal';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const qa = () => lab(sharedStack().api);
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await qa().healSocket();
  await qa().heal();
  await phone.close();
});

const API = /\/(ss)?api\//;
const strip = (page: Page) => page.getByRole('region', { name: '热门赛事' });
const cards = (page: Page) => strip(page).getByRole('article');
const bar = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

async function visitHome(page: Page): Promise<void> {
  await page.goto(`${sharedStack().remote}/anchor`);
  await cards(page).first().waitFor();
}

/** The socket stands, and the server has heard which matches are on the screen. */
async function untilListening(): Promise<string[]> {
  for (let tries = 0; tries < 150; tries += 1) {
    const { channels } = await qa().socketState();
    const matches = channels.filter((channel) => channel.startsWith('match:'));
    if (matches.length > 0) return matches.map((channel) => channel.slice('match:'.length));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nobody listens to a match');
}

it('a pushed score changes its own card, and nothing else', async () => {
  const { page } = phone;
  await visitHome(page);
  const matchIds = await untilListening();
  const matchId = await cards(page)
    .first()
    .getByRole('link')
    .evaluate((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('matchId') ?? '');
  expect(matchIds).toContain(matchId);
  const others = async () => (await cards(page).nth(1).locator('b').allTextContents()).slice(-2);
  const before = await others();
  await qa().push({ name: 'live/match', data: { matchId, statusId: 4, homeScore: 31, awayScore: 29 } });
  await cards(page).first().getByText('31', { exact: true }).waitFor();
  expect((await cards(page).first().locator('b').allTextContents()).slice(-2)).toEqual(['31', '29']);
  expect(await others()).toEqual(before);
  expect(phone.log.unexpected()).toEqual([]);
});

it('five failed reconnects: the bar speaks from the third on, then offers to reconnect, and that heals [reconnecting.1]', async () => {
  const { page } = phone;
  await visitHome(page);
  await untilListening();
  await qa().socket({ refuse: true, cut: true });
  await bar(page, '实时推送重连中（第 3 / 5 次）').waitFor({ timeout: 20_000 });
  await bar(page, '实时推送已断开，比分可能不是最新').waitFor({ timeout: 20_000 });
  // The loops read in place of the push (decisions.md, reconnecting).
  await page.waitForRequest(/anchor\/list\/v2/, { timeout: 20_000 });
  await qa().healSocket();
  await page.getByRole('button', { name: '重新连接' }).click();
  await bar(page, '实时推送').waitFor({ state: 'hidden' });
  await untilListening();
}, 90_000);

const said = (page: Page) => page.getByRole('alert').filter({ hasText: '账号已在其他设备登录' });

/** The server knows the sockets of so many members. */
async function untilMembersListen(): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await qa().socketState()).channels.includes('user')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no member listens');
}

it('kicked while looking: the toast says so, the host hears it once, and is asked for the log-in at the next tap', async () => {
  const { page } = phone;
  const shell = portal(page);
  await shell.open('/sport-info/anchor');
  await cards(page).first().waitFor();
  await shell.set('member');
  await untilMembersListen();
  try {
    await qa().kick({ key: 'member' });
    await said(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect((await shell.events()).filter(({ event }) => event === 'session:expired')).toHaveLength(1);
    await page
      .getByRole('button', { name: /^关注 / })
      .first()
      .click();
    await page.waitForURL('**/login?*');
  } finally {
    await qa().restore({ key: 'member' });
  }
});

const logInElsewhere = (other: Page, member: { token: string; uid: string }) =>
  other.evaluate(({ token, uid }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('uid', uid);
  }, member);

it('a log-in in another tab is one here too, without a reload; a kick is told in both [sessions.2]', async () => {
  const { page, context } = phone;
  const member = (await qa().users()).find(({ key }) => key === 'member');
  if (member === undefined) throw new Error('the demo has no member');
  await visitHome(page);
  const other = await context.newPage();
  await visitHome(other);
  const plain = await context.newPage();
  await plain.goto(`${sharedStack().remote}/favicon.svg`);
  const asked = [page, other].map((tab) =>
    tab.waitForRequest(
      (request) => request.url().includes('user/subscribe/info') && request.headers()['token'] === member.token,
    ),
  );
  await logInElsewhere(plain, member);
  await Promise.all(asked);
  await untilMembersListen();
  try {
    const told = [page, other].map((tab) => said(tab).waitFor());
    await qa().kick({ key: 'member' });
    await Promise.all(told);
    expect(await plain.evaluate(() => localStorage.getItem('token'))).toBeNull();
  } finally {
    await qa().restore({ key: 'member' });
  }
});

it('offline and back: what is shown stays, stamped; back online it is read again', async () => {
  const { page, context } = phone;
  await visitHome(page);
  await context.setOffline(true);
  await bar(page, '网络不可用，比分可能不是最新').waitFor();
  expect(await bar(page, /更新于 \d\d:\d\d/).count()).toBe(1);
  expect(await cards(page).count()).toBeGreaterThan(0);
  const read = page.waitForRequest(/anchor\/list\/v2/);
  await context.setOffline(false);
  await read;
  await bar(page, '网络不可用').waitFor({ state: 'hidden' });
});

it('a cold start without a network shows the last home, stamped, and heals by itself', async () => {
  const { page } = phone;
  await visitHome(page);
  const names = await cards(page).first().textContent();
  await page.waitForFunction(() => localStorage.getItem('si:member:anchor-home') !== null);
  await page.route(API, (route) => route.abort());
  await page.reload();
  await cards(page).first().waitFor();
  await bar(page, /更新于/).waitFor();
  expect((await cards(page).first().textContent())?.slice(0, 6)).toBe(names?.slice(0, 6));
  await page.unroute(API);
  await bar(page, /更新于/)
    .getByRole('button', { name: '刷新' })
    .click();
  await bar(page, /更新于/).waitFor({ state: 'hidden' });
});

it('a dead domain: the next one of the list takes over, unseen [domain list.2]', async () => {
  const { page } = phone;
  const { shell, remote } = sharedStack();
  await page.route(/domain\/list\/v2/, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({
        code: 0,
        msg: 'ok',
        data: [
          { type: 'api', domain: shell },
          { type: 'api', domain: remote },
        ],
      }),
    }),
  );
  await page.goto(`${shell}/embeds/no-bundler/`);
  await page.locator('.sport-info').waitFor();
  await page.evaluate(async (host) => {
    type Container = { get(name: string): Promise<() => { mount(element: Element, options: object): unknown }> };
    const { sportInfo } = window as unknown as { sportInfo: Container };
    const { mount } = (await sportInfo.get('./mount'))();
    const element = document.createElement('div');
    element.id = 'second';
    document.body.replaceChildren(element);
    mount(element, { history: 'memory', initialPath: '/anchor', api: { allowedHosts: [host] } });
  }, new URL(remote).host);
  const app = page.locator('#second .sport-info');
  await app.getByRole('article').first().waitFor();
  await page.route(
    (url) => url.origin === shell && API.test(url.pathname),
    (route) => route.abort(),
  );
  const taken = page.waitForResponse(
    (response) => response.url().startsWith(remote) && response.url().includes('moment/list') && response.ok(),
  );
  await app.getByRole('tab', { name: '最热' }).click();
  await taken;
  expect(await app.getByText('网络连接失败').count()).toBe(0);
});
