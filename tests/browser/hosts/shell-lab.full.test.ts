import type { Locator } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { labVideo } from '../../support/browser/lab-video';
import { portal } from '../../support/browser/portal';
import { type RunningStack, startStack } from '../../support/servers/servers';
import { signedCall } from '../../support/signed-call';

const browser = fileBrowser();
/** Its own: what the panel does to a back end would disturb everybody else's. */
let stack: RunningStack;
let phone: PhonePage;
let panel: Locator;
beforeAll(async () => {
  stack = await startStack({ at: '2025-03-15T13:25:00Z' });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  phone = await browser().newPhonePage();
  const shell = portal(phone.page, stack.shell);
  await shell.open();
  await shell.openApp();
  await shell.app.getByRole('article').first().waitFor();
  await phone.page.getByTestId('lab-toggle').click();
  panel = phone.page.getByTestId('lab');
});
afterEach(async () => {
  await lab(stack.api).heal();
  await lab(stack.api).healSocket();
  await lab(stack.api).restore({ key: 'member' });
  await phone.close();
});

const open = (part: string) => panel.getByTestId(`lab-${part}`).locator('summary').click();
const press = (id: string) => panel.getByTestId(`lab-${id}`).click();
const said = (words: string) => panel.getByTestId('lab-said').getByText(words).waitFor();
const field = (name: string) => panel.locator(`[name="${name}"]`);

it('/_lab: a fault is set for a call of the contract, listed, and taken back', async () => {
  await open('faults');
  await field('call').selectOption('hostList');
  await field('value').fill('405');
  await field('times').fill('');
  await press('add-fault');
  await said('✓');
  const [fault] = await lab(stack.api).faults();
  expect(fault).toMatchObject({ call: 'hostList', kind: 'code', value: 405 });
  await panel.getByText('hostList code 405 ∞').waitFor();
  await press(`remove-${fault?.id}`);
  await panel.getByText('没有故障').waitFor();
  expect(await lab(stack.api).faults()).toEqual([]);
});

it.each([
  ['data', '{"a":', 'JSON'],
  ['delay', 'soon', 'not a number'],
])('a %s that cannot be read is said, and not sent', async (kind, value, words) => {
  await open('faults');
  await field('kind').selectOption(kind);
  await field('value').fill(value);
  await press('add-fault');
  await said(words);
  expect(await lab(stack.api).faults()).toEqual([]);
});

const PUSHES = [
  ...['live/match', 'live/anchor', 'live/room', 'live/unknown'],
  ...['news/tip', 'news/order', 'news/comment', 'user/session', 'raw'],
];

it('/_lab: a push by hand of every kind goes out as the template has it', async () => {
  await open('push');
  for (const name of PUSHES) {
    await field('push-name').selectOption(name);
    await press('send-push');
    await said(`${name} ✓`);
  }
});

it.each([
  ['kick', 505],
  ['expire', 405],
  ['lapse', 14010],
])('section 8: %s ends the current user’s session with code %i', async (id, code) => {
  await panel.locator('input[value="member"]').click();
  await open('session');
  await press(id);
  await said('✓');
  const token = (await lab(stack.api).users()).find(({ key }) => key === 'member')?.token ?? '';
  expect((await signedCall(stack.api, 'subscribeInfo', {}, { token })).code).toBe(code);
});

it('a kicked user who logs in on the portal’s page has a session again', async () => {
  await lab(stack.api).kick({ key: 'member' });
  await phone.page.goto(`${stack.shell}/login`);
  await phone.page.locator('[data-user="member"]').click();
  await phone.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  const token = (await lab(stack.api).users()).find(({ key }) => key === 'member')?.token ?? '';
  expect((await signedCall(stack.api, 'subscribeInfo', {}, { token })).code).toBe(0);
});

it('/_lab: the socket’s manners are set, shown and forgotten', async () => {
  await open('socket');
  await field('dropPercent').fill('25');
  await field('noPong').check();
  await press('apply-socket');
  await said('✓');
  expect(await lab(stack.api).socketState()).toMatchObject({ dropPercent: 25, noPong: true, refuse: false });
  await press('reset-socket');
  await phone.page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=dropPercent]')?.value === '0');
  expect(await lab(stack.api).socketState()).toMatchObject({ dropPercent: 0, noPong: false });
});

it('live video: a source is killed, its line stalls, and all is as it was', async () => {
  const qa = labVideo(stack.api);
  const room = (await qa.rooms()).find(({ state, withdrawn }) => state === 'live' && !withdrawn);
  await open('video');
  await field('video-room').selectOption(String(room?.roomId));
  await field('video-kind').selectOption('flv');
  await press('video-broken');
  await said(`${room?.roomId} / 1 / flv → broken ✓`);
  await field('video-kind').selectOption('');
  await field('video-line').selectOption('2');
  await press('video-stalling');
  await said(`${room?.roomId} / 2 / * → stalling ✓`);
  const { roomId } = room ?? {};
  expect(await qa.rules()).toEqual([
    { roomId, line: 1, kind: 'flv', health: 'broken' },
    { roomId, line: 2, health: 'stalling' },
  ]);
  await press('video-heal');
  await said('全部恢复 ✓');
  expect(await qa.rules()).toEqual([]);
});

it('/_lab: the clock’s speed and skew are set', async () => {
  const health = async () =>
    (await (await fetch(`${stack.api}/_lab/health`)).json()) as { speed: number; skew: number };
  await open('clock');
  await field('speed').selectOption('60');
  await said('✓');
  await field('skew').fill('-90');
  await press('skew');
  await said('偏差');
  expect(await health()).toMatchObject({ speed: 60, skew: -90_000 });
  await lab(stack.api).clock({ speed: 1, skew: 0 });
});

it('platform.md: everything is at least 44 px high, nothing is wider than the phone, the policy holds', async () => {
  for (const part of ['session', 'faults', 'push', 'socket', 'video', 'clock']) await open(part);
  await field('push-data').waitFor();
  const small = await panel
    .locator('details')
    .locator('button, a, select, textarea, summary, input:not([type=checkbox]), label')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
  expect(small).toEqual([]);
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(phone.log.unexpected()).toEqual([]);
});
