import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { placeIn } from '../../support/browser/page-checks';
import { SOCKET_CUT_OFF } from '../../support/browser/page-log';
import { portal } from '../../support/browser/portal';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
let shell: ReturnType<typeof portal>;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  shell = portal(phone.page);
});
afterEach(async () => {
  await phone.close();
});

const moment = () => shell.app.getByRole('article').first();
const button = (name: string | RegExp) => shell.app.getByRole('button', { name }).first();
const chooseUser = (key: string) => phone.page.locator(`[data-user="${key}"]`).click();

it('a follow asks for the log-in, comes back to the same place and is then done', async () => {
  const { page } = phone;
  await shell.open('/sport-info/anchor?from=mail');
  await moment().waitFor();
  const name = (await button(/^关注 /).getAttribute('aria-label'))?.slice('关注 '.length) ?? '';
  const place = await placeIn(page);
  await button(`关注 ${name}`).click();
  await page.waitForURL('**/login?*');
  expect(await page.getByTestId('back-path').textContent()).toBe('/sport-info/anchor?from=mail');
  // A second tap counts when the first has arrived.
  const followed = page.waitForResponse((response) => response.url().endsWith('/subscribe'));
  await chooseUser('member');
  await page.waitForURL('**/sport-info/anchor?from=mail');
  await followed;
  await button(`已关注：${name}`).waitFor();
  await shell.heard('login:jump');
  // The very entry that asked: one step back leads to what was before it, and not to the log-in.
  expect(await placeIn(page)).toBe(place);
  await page.goBack();
  expect(shell.where()).not.toBe('/login');
  await page.goForward();
  // The servers are shared with other tests.
  await button(`已关注：${name}`).click();
  await button(`关注 ${name}`).waitFor();
  // The visitor's connection may be ended by the log-in before it was open.
  expect(phone.log.unexpected(SOCKET_CUT_OFF)).toEqual([]);
});

it.each([
  '//evil.example/a',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/login?backPath=/login',
  '',
])('backPath %j leads to the home page', async (backPath) => {
  await shell.open(`/login?backPath=${encodeURIComponent(backPath)}`);
  await chooseUser('visitor');
  await phone.page.getByTestId('portal-home').waitFor();
  expect(new URL(phone.page.url()).origin).toBe(sharedStack().shell);
});

it('another user in the lab is another session in the app, without a new mount', async () => {
  await shell.open('/sport-info/anchor');
  await moment().waitFor();
  await shell.app.evaluate((root) => root.setAttribute('data-mark', 'same'));
  const subscriptions = phone.page.waitForRequest((request) => request.headers()['token'] !== undefined);
  await shell.set('member');
  await subscriptions;
  expect(await shell.app.getAttribute('data-mark')).toBe('same');
});

it('a page outside the app shows what it received, markup as text', async () => {
  await shell.open(
    '/newSport/B/match-detail?sid=2&matchId=7&pt=3&ot=1&messageId=<img src=x onerror=alert(1)>&theme=dark',
  );
  const value = (name: string) => phone.page.locator(`[data-param="${name}"]`).textContent();
  expect(await Promise.all(['sid', 'matchId', 'pt', 'ot'].map(value))).toEqual(['2', '7', '3', '1']);
  expect(await value('messageId')).toBe('<img src=x onerror=alert(1)>');
  expect(await phone.page.locator('[data-param="theme"]').count()).toBe(0);
});

it('a session that ended elsewhere makes the portal log out, and its pages go on as a visitor', async () => {
  await shell.open('/login?backPath=/sport-info/anchor');
  await chooseUser('kicked');
  await moment().waitFor();
  await phone.page.getByTestId('portal-user').filter({ hasText: '登录' }).waitFor();
  await shell.heard('session:expired');
  expect(await moment().isVisible()).toBe(true);
});
