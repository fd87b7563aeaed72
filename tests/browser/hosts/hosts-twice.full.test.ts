import type { Request } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  await phone.page.goto(`${sharedStack().shell}/embeds/twice/`);
  for (const app of [first(), second()]) await app.getByRole('article').first().waitFor();
});
afterEach(() => phone.close());

const first = () => phone.page.locator('#first .sport-info');
const second = () => phone.page.locator('#second .sport-info');
const look = async () =>
  Promise.all(
    [first(), second()].map(async (app) =>
      app.evaluate((root) => [root.getAttribute('data-theme'), (root as HTMLElement).lang]),
    ),
  );
const current = (app: ReturnType<typeof first>) => app.locator('header [aria-current="page"]').textContent();
const where = () => new URL(phone.page.url()).pathname;

it('each has its own theme and language, and keeps it when the other changes [two mounts.1]', async () => {
  const { page, log } = phone;
  expect(await look()).toEqual([
    ['normal', 'zh-CN'],
    ['dark', 'en'],
  ]);
  const colours = () =>
    Promise.all([first(), second()].map((app) => app.evaluate((root) => getComputedStyle(root).backgroundColor)));
  const [light, dark] = await colours();
  expect(light).not.toBe(dark);
  await page.evaluate(() => window.pair?.second.update({ theme: 'normal', locale: 'zh-CN' }));
  await page.locator('#second .sport-info[lang="zh-CN"]').waitFor();
  await page.evaluate(() => window.pair?.first.update({ theme: 'dark', locale: 'en' }));
  await page.locator('#first .sport-info[lang="en"]').waitFor();
  expect(await look()).toEqual([
    ['dark', 'en'],
    ['normal', 'zh-CN'],
  ]);
  expect(await colours()).toEqual([dark, light]);
  expect(log.unexpected()).toEqual([]);
});

it('each has its own route: the address is the first one’s [two mounts.3]', async () => {
  const { page, log } = phone;
  await second().getByRole('link', { name: 'Tips', exact: true }).click();
  await second().locator('[aria-current="page"]', { hasText: 'Tips' }).waitFor();
  expect([where(), await current(first())]).toEqual(['/embeds/twice/anchor', expect.stringContaining('主播')]);

  await first().getByRole('link', { name: '盈利榜' }).click();
  await page.waitForURL('**/embeds/twice/user-ranking');
  expect(await current(second())).toContain('Tips');
  await page.goBack();
  await first().getByRole('article').first().waitFor();
  expect(await current(second())).toContain('Tips');
  expect(log.unexpected()).toEqual([]);
});

it('each has its own user: what the host says to one holds for that one [sessions.1]', async () => {
  const { page, log } = phone;
  const member = (await lab(sharedStack().api).users()).find(({ key }) => key === 'member');
  if (member === undefined) throw new Error('the back end has no demo member');
  const { token, uid, username } = member;
  const tokens: (string | undefined)[] = [];
  // The second speaks English.
  const isOfSecond = (request: Request) =>
    /\/(api|ssapi)\//.test(request.url()) && request.headers()['language']?.startsWith('en') === true;
  page.on('request', (request) => isOfSecond(request) && tokens.push(request.headers()['token']));
  await page.evaluate((session) => window.pair?.first.update({ session }), { token, uid, username });
  await page.waitForRequest((request) => request.headers()['token'] === token);
  await page.waitForLoadState('networkidle');
  tokens.length = 0;
  await second().getByRole('link', { name: 'Anchors' }).waitFor();
  const asked = page.waitForRequest(isOfSecond);
  await second().getByRole('tab').nth(1).click();
  await asked;
  expect(tokens.filter((sent) => sent === token)).toEqual([]);
  expect(tokens.length).toBeGreaterThan(0);
  expect(log.unexpected()).toEqual([]);
});

it('one ends, the other lives on', async () => {
  const { page, log } = phone;
  await page.evaluate(() => window.pair?.first.unmount());
  await first().waitFor({ state: 'detached' });
  await second().getByRole('link', { name: 'Tips', exact: true }).click();
  await second().locator('[aria-current="page"]', { hasText: 'Tips' }).waitFor();
  expect(await page.locator('#first').innerHTML()).toBe('');
  expect(log.unexpected()).toEqual([]);
});
