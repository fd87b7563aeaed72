import { CONTRACT_VERSION } from '../../../src/contract/contract-version';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';
import { goodRoom, untilPlaying } from '../../support/browser/real-video';
import { sharedStack } from '../../support/servers/servers';
import { recordedHost } from '../app/recorded-host';

const browser = fileBrowser();
let phone: PhonePage;
let shell: ReturnType<typeof portal>;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  shell = portal(phone.page);
});
afterEach(() => phone.close());

const moment = () => shell.app.getByRole('article').first();
const saidOf = async (event: string) =>
  (await shell.events()).filter((one) => one.event === event).map(({ payload }) => payload);
/** The newest word of an event, as soon as it is this. */
const untilSaid = (event: string, payload: object) =>
  phone.page
    .getByTestId('event-log')
    .locator('li')
    .and(phone.page.locator(`[data-event="${event}"]`))
    .first()
    .and(phone.page.locator(`[data-payload='${JSON.stringify(payload)}']`))
    .waitFor({ state: 'attached' });

it('the portal hears the paths of our tabs, and whether somebody is on air', async () => {
  await shell.open('/sport-info/news');
  await shell.heard('ready');
  expect(await saidOf('ready')).toEqual([
    expect.objectContaining({
      paths: {
        tabs: ['anchor', 'tips', 'ranking', 'topics'].map((name) => ({
          name,
          path: expect.stringMatching(/^\/[\w-]+$/),
        })),
        search: '/search',
        mine: '/mine',
      },
    }),
  ]);
  await untilSaid('badge:change', { live: true });
  await phone.page.getByTestId('portal-live').waitFor();
  expect(phone.log.unexpected()).toEqual([]);
});

it('a follow and its end are told once the server has taken them, a refused one is not', async () => {
  await shell.open();
  await shell.set('member');
  await shell.openApp();
  await moment().waitFor();
  const follow = shell.app.getByRole('button', { name: /^关注 / }).first();
  const name = ((await follow.getAttribute('aria-label')) ?? '').slice('关注 '.length);
  await phone.page.route('**/live/subscribe', (route) => route.fulfill({ json: { code: 777, msg: 'busy' } }), {
    times: 1,
  });
  await follow.click();
  await shell.app.getByRole('alert').getByText('busy').waitFor();
  expect(await saidOf('follow:change')).toEqual([]);
  await shell.app
    .getByRole('button', { name: `关注 ${name}`, exact: true })
    .first()
    .click();
  await shell.heard('follow:change');
  await shell.app
    .getByRole('button', { name: `已关注：${name}` })
    .first()
    .click();
  await phone.page.waitForFunction(() => document.querySelectorAll('[data-event="follow:change"]').length === 2);
  const [end, begin] = await saidOf('follow:change');
  expect([begin?.['followed'], end?.['followed'], end?.['hostId']]).toEqual([true, false, begin?.['hostId']]);
});

it('customer service opens the portal’s desk, which says where the visitor was, and Escape gives the focus back', async () => {
  const { page } = phone;
  await shell.open('/sport-info/anchor');
  await shell.app.getByRole('button', { name: /^联系客服/ }).click();
  const desk = page.getByRole('dialog', { name: '客服' });
  await desk.getByText('/sport-info/anchor', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await desk.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^联系客服/);
  expect(phone.log.unexpected()).toEqual([]);
});

it('a booking and its end are told', async () => {
  await shell.open();
  await shell.set('member');
  await shell.openApp();
  const book = shell.app.getByRole('button', { name: /^预约/ }).first();
  await book.click();
  await shell.heard('booking:change');
  await shell.app
    .getByRole('button', { name: /^已预约：/ })
    .first()
    .click();
  await phone.page.waitForFunction(() => document.querySelectorAll('[data-event="booking:change"]').length === 2);
  const [end, begin] = await saidOf('booking:change');
  expect([begin?.['booked'], end?.['booked'], end?.['matchId']]).toEqual([true, false, begin?.['matchId']]);
});

it('the picture of a room is told of and obeys: pause, sound, small and large', async () => {
  const { page } = phone;
  const room = await goodRoom(sharedStack().api);
  await shell.open(`/sport-info/anchor/detail/${room.hostId}`);
  await untilPlaying(page);
  await untilSaid('player:change', { playing: true, muted: true, small: false });
  await shell.press('player pause');
  await untilSaid('player:change', { playing: false, muted: true, small: false });
  await shell.press('player play');
  await untilPlaying(page);
  await shell.press('player sound');
  await untilSaid('player:change', { playing: true, muted: false, small: false });
  await page.getByRole('button', { name: '静音', exact: true }).first().click();
  await untilSaid('player:change', { playing: true, muted: true, small: false });
  await shell.press('player small');
  await page.waitForURL('**/sport-info/anchor');
  await untilSaid('player:change', { playing: true, muted: true, small: true });
  await untilPlaying(page);
  await shell.press('player large');
  await page.waitForURL(`**/anchor/detail/${room.hostId}`);
  await untilSaid('player:change', { playing: true, muted: true, small: false });
}, 120_000);

it('a page that is the portal’s own is the portal’s, by our header and with its query', async () => {
  await shell.open('/sport-info');
  await moment().waitFor();
  await shell.set('ownPages');
  await moment().waitFor();
  await shell.app.getByRole('link', { name: '搜索' }).click();
  await phone.page.getByTestId('target-page').waitFor();
  expect([shell.where(), (await saidOf('navigate:out'))[0]?.['path']]).toEqual(['/search', '/search']);
  await phone.page.goBack();
  await moment().waitFor();
  await shell.set('ownPages');
  await moment().waitFor();
  await shell.app.getByRole('link', { name: '搜索' }).click();
  await phone.page.waitForURL('**/sport-info/search');
});

it('`refresh` reads what is on the screen again', async () => {
  await shell.open('/sport-info');
  await moment().waitFor();
  const read = phone.page.waitForResponse((reply) => reply.url().includes('/anchor/list/v2'));
  await shell.press('refresh');
  expect((await read).status()).toBe(200);
  expect(phone.log.unexpected()).toEqual([]);
});

it('a memory history goes back by the handle, as far as it is the app’s own', async () => {
  const { page } = phone;
  const host = recordedHost(page);
  const canGoBack = () => page.evaluate(() => window.siHandle?.canGoBack);
  const address = page.url;
  await host.mount({ history: 'memory', initialPath: '/anchor' });
  await host.hear('route:change');
  expect(await canGoBack()).toBe(false);
  await host.say('navigate', '/user-ranking');
  await page.locator('[data-testid="si-tabs"] [aria-current="page"]', { hasText: '榜' }).waitFor();
  expect(await canGoBack()).toBe(true);
  await page.evaluate(() => window.siHandle?.back());
  await host.app.getByRole('article').first().waitFor();
  await page.evaluate(() => window.siHandle?.back());
  expect([await canGoBack(), (await host.heardOf('route:change')).at(-1)]).toEqual([
    false,
    expect.objectContaining({ path: '/anchor', action: 'pop' }),
  ]);
  expect(address.call(page)).toContain('/embeds/hostile/');
});

it('a host of another contract is reported once, and the app goes on for it', async () => {
  const host = recordedHost(phone.page);
  await host.mount({ hideHeader: true, contract: '9.0' });
  await host.hear('ready');
  const before = await host.reports();
  expect(before.filter((one) => one.startsWith('contract '))).toEqual([
    `contract the app has ${CONTRACT_VERSION}, the host was written for 9.0`,
  ]);
  await host.update({ contract: '9.0', theme: 'dark' });
  await host.app.and(phone.page.locator('[data-theme="dark"]')).waitFor();
  expect(await host.reports()).toEqual(before);
});
