import { inCommands } from '../../../src/contract/shell/shell-events';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { sharedStack } from '../../support/servers/servers';
import { recordedHost } from './recorded-host';

const browser = fileBrowser();
let phone: PhonePage;
let host: ReturnType<typeof recordedHost>;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  host = recordedHost(phone.page);
});
afterEach(() => phone.close());

const button = (name: string | RegExp) => host.app.getByRole('button', { name }).first();
/** The host's own rules make its page wider than the phone: what floats lies beyond the screen's edge. */
const tap = (name: RegExp) => button(name).dispatchEvent('click');
const toast = () => host.app.getByRole('alert');
/** Events that nobody heard are offered again every 250 ms. */
const offered = () => phone.page.waitForTimeout(300);

it('events are kept until the host listens', async () => {
  await host.mount();
  await host.hear('ready', 'route:change', 'title:change');
  await offered();
  expect(await host.heardOf('ready')).toEqual([
    { version: expect.any(String), contract: expect.any(String), paths: expect.any(Object) },
  ]);
  expect((await host.heardOf('route:change')).at(-1)).toMatchObject({
    path: '/anchor',
    fullPath: '/embeds/hostile/anchor?wait',
  });
  expect((await host.heardOf('title:change')).at(-1)).toEqual({ title: expect.stringContaining('主播') });
  expect(phone.log.unexpected()).toEqual([]);
});

it('the log-in is asked for with its way back', async () => {
  await host.mount();
  await host.hear('login:jump');
  await button(/^关注 /).click();
  expect(await host.heardOf('login:jump')).toEqual([{ backPath: '/embeds/hostile/anchor?wait' }]);
});

describe('a toast', () => {
  const fail = async () => {
    await phone.page.route('**/live/subscribe', (route) => route.fulfill({ json: { code: 777, msg: 'busy' } }));
    const member = (await lab(sharedStack().api).users()).find(({ key }) => key === 'member');
    await host.say('session', { token: member?.token, uid: member?.uid });
    await button(/^关注 /).click();
  };

  it('is shown by the app, and told', async () => {
    await host.mount();
    await host.hear('toast');
    await fail();
    await toast().getByText('busy').waitFor();
    expect(await host.heardOf('toast')).toContainEqual({ type: 'fail', text: 'busy' });
  });

  it('is left to a host that shows it itself', async () => {
    await host.mount({ toasts: 'host' });
    await host.hear('toast');
    await fail();
    await phone.page.waitForTimeout(500);
    expect(await host.heardOf('toast')).toContainEqual({ type: 'fail', text: 'busy' });
    expect(await toast().getByText('busy').count()).toBe(0);
  });
});

it('nothing is tracked until the host allows it', async () => {
  await host.mount();
  await host.hear('track');
  await host.app.getByRole('link', { name: '爆料' }).click();
  await phone.page.waitForURL('**/news');
  await offered();
  expect(await host.heardOf('track')).toEqual([]);
  await host.update({ tracking: true });
  await host.say('navigate', '/user-ranking');
  await phone.page.waitForURL('**/user-ranking');
  expect(await host.heardOf('track')).toEqual([{ name: 'page:view', params: { path: '/user-ranking' } }]);
});

it('commands change the app; what does not fit is refused by its field', async () => {
  await host.mount();
  await host.say('theme', 'dark');
  await host.app.and(phone.page.locator('[data-theme="dark"]')).waitFor();
  await host.say('locale', 'en');
  await host.app.and(phone.page.locator('[lang="en"]')).waitFor();
  // The server's words are read again in that language: the labels alone were the app's own.
  await host.app
    .getByRole('article')
    .first()
    .filter({ hasNotText: /\p{Script=Han}/u })
    .waitFor();
  await host.say('selectTab', 'news');
  await phone.page.waitForURL('**/news');
  await host.say('navigate', '/anchor');
  await phone.page.waitForURL('**/anchor');
  const wrong: [string, unknown, string][] = [
    ['theme', 'pink', 'theme: '],
    ['locale', 7, 'locale: '],
    ['selectTab', { tab: 'news' }, 'selectTab: '],
    ['navigate', 'https://evil.example', 'navigate: '],
    ['session', { token: 5 }, 'session: token'],
    ['flags', { euro: 'yes' }, 'flags: euro'],
    ['visibility', true, 'visibility: '],
    ['reset', 'all', 'reset: '],
    ['service', { notice: 'x'.repeat(81) }, 'service: notice'],
    ['player', { small: 1 }, 'player: small'],
    ['refresh', 'all', 'refresh: '],
  ];
  for (const [name, payload] of wrong) await host.say(name, payload);
  const refused = (await host.reports()).filter((one) => one.startsWith('bridge-refused'));
  expect(refused.map((one, index) => one.includes(wrong[index]?.[2] ?? '?'))).toEqual(wrong.map(() => true));
  expect(refused).toHaveLength(wrong.length);
  expect([await host.app.getAttribute('data-theme'), new URL(phone.page.url()).pathname]).toEqual([
    'dark',
    '/embeds/hostile/anchor',
  ]);
});

it('customer service: what the host says is shown; dismissed, it is gone until the end of the day [1.14, service.1]', async () => {
  const { page, context } = phone;
  await host.mount();
  await host.hear('customer-service:open');
  // The bubble stands only where it covers nothing.
  await page.setViewportSize({ width: 390, height: 2000 });
  await host.say('navigate', '/download');
  await page.waitForURL('**/download');
  const bubble = host.app.getByRole('complementary', { name: '客服' }).getByRole('status');
  expect(await bubble.count()).toBe(0);
  await host.say('service', { redDot: true, notice: '三条免费爆料' });
  await bubble.getByText('三条免费爆料').waitFor();
  await button('联系客服，有新消息').waitFor();
  await tap(/^今日不再提示/);
  expect(await bubble.count()).toBe(0);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'si-service-bubble');
  const endOfDay = await page.evaluate(() => new Date().setHours(23, 59, 59, 0) / 1000);
  expect(cookie).toMatchObject({ path: '/embeds/hostile', expires: endOfDay });
  await tap(/^联系客服/);
  expect(await host.heardOf('customer-service:open')).toEqual([{ from: '/embeds/hostile/download' }]);
  await button('联系客服').waitFor();
  await host.mount({ service: { notice: '' } });
  expect(await bubble.count()).toBe(0);
});

it('unmounted, it listens to nothing', async () => {
  await host.mount();
  const names = Object.keys(inCommands);
  expect(await host.listeners(names)).toEqual(names.map(() => 1));
  await host.unmount();
  expect(await host.listeners(names)).toEqual(names.map(() => 0));
});
