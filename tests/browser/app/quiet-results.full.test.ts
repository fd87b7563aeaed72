import type { Page } from 'playwright-core';
import { callsAt, type TipCalls } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { logIn } from '../../support/browser/tips-page-object';
import { type RunningStack, startStack } from '../../support/servers/servers';
import { AT, openMine, type SettledTip, tipsToSettle, turn, wordOn, words } from './quiet-page-object';

const MEMBER = 'rich';
/** Longer than the first reading waits, and than a connection that was lost is waited for. */
const A_WHILE_MS = 10_000;
const SECOND_MS = 1000;
const OTHER_TAB_MS = 2000;
const SAID = /^已购爆料有结果：/;
const browser = fileBrowser();
jest.setTimeout(120_000);

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Until the page that is opened next has heard this by its push. */
const untilPushed = (page: Page, words: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(words)) resolve();
      }),
    );
  });

describe.each([
  ['full back end', false],
  ['plain back end', true],
])('decisions.md, results between visits: %s', (_name, plain) => {
  let stack: RunningStack;
  let calls: TipCalls;
  let phone: PhonePage;
  let left: SettledTip[];
  beforeAll(async () => {
    stack = await startStack({ plain, seed: 3, at: AT, speed: 0 });
    calls = await callsAt(stack.api);
    left = await tipsToSettle(stack.api, plain);
  });
  beforeEach(async () => {
    await lab(stack.api).clock({ at: AT, speed: 0 });
    phone = await browser().newPhonePage();
    await logIn(phone.page, stack.api, MEMBER);
  });
  afterEach(() => phone.close());
  afterAll(() => stack?.stop());

  const world = () => lab(stack.api);
  const said = (page = phone.page) => wordOn(page, SAID);

  /** A tip that the member has bought before this visit. */
  async function buy(): Promise<SettledTip> {
    const tip = left.shift();
    if (tip === undefined) throw new Error('every tip is sold');
    const { code } = await calls.ask(MEMBER, 'tipBuy', { messageId: tip.id });
    if (code !== 0 && code !== 1) throw new Error(`the purchase was refused with ${code}`);
    return tip;
  }
  /** The world stands a moment before it is settled. */
  const waitFor = ({ settleAt }: SettledTip) => world().clock({ at: settleAt - SECOND_MS, speed: 0 });
  /** Its connection stays up: the push tells of it. */
  const settle = () => world().clock({ speed: 20 });
  /** The new time ends the connections: nobody hears of it. */
  const settleUnheard = ({ settleAt }: SettledTip) => world().clock({ at: settleAt + 60 * SECOND_MS, speed: 0 });

  /** The reading of a visit, which comes by itself. */
  async function untilRead(page = phone.page): Promise<void> {
    const read = page.waitForResponse(
      (response) => /myOrder/.test(response.url()) && (response.request().postData() ?? '').includes('size=20'),
    );
    await page.clock.fastForward(A_WHILE_MS);
    await read;
    await twoFrames(page);
  }

  test('by its push: its result, and the way to it', async () => {
    const tip = await buy();
    await waitFor(tip);
    await openMine(phone.page, stack);
    expect(await words(phone.page)).toBe(0);
    await settle();
    await said().waitFor();
    await said().getByRole('button', { name: '查看' }).click();
    await phone.page.waitForURL(`**/news/detail/${tip.id}`);
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('between two visits: told in the next one, and in no other', async () => {
    const { page } = phone;
    const tip = await buy();
    await page.clock.install();
    await openMine(page, stack);
    await untilRead();
    await page.goto('about:blank');
    await settleUnheard(tip);
    await openMine(page, stack);
    await untilRead();
    await said().waitFor();
    await openMine(page, stack);
    await untilRead();
    expect(await words(page)).toBe(0);
  });

  test('while the connection was down: told once it is up again', async () => {
    const { page } = phone;
    const tip = await buy();
    await page.clock.install();
    await openMine(page, stack);
    await untilRead();
    await settleUnheard(tip);
    await untilRead();
    await said().waitFor();
  });

  test('while nobody looked: told when somebody looks again', async () => {
    const tip = await buy();
    await waitFor(tip);
    const pushed = untilPushed(phone.page, '"order"');
    await openMine(phone.page, stack);
    await turn(phone.page, 'hidden');
    await settle();
    await pushed;
    expect(await words(phone.page)).toBe(0);
    await turn(phone.page, 'visible');
    await said().waitFor();
  });

  test('in two tabs: in one of them', async () => {
    const tip = await buy();
    await waitFor(tip);
    const other = await phone.context.newPage();
    await logIn(other, stack.api, MEMBER);
    const pages = [phone.page, other];
    const listening = pages.map((page) => untilPushed(page, '"subscribed"'));
    const pushed = pages.map((page) => untilPushed(page, '"order"'));
    for (const page of pages) await openMine(page, stack);
    await Promise.all(listening);
    await settle();
    await Promise.all(pushed);
    await Promise.any(pages.map((page) => said(page).waitFor()));
    // Longer than the other tab takes to read the tip, where the push does not tell its names.
    await phone.page.waitForTimeout(OTHER_TAB_MS);
    expect((await words(phone.page)) + (await words(other))).toBe(1);
  });

  test('its kind is off: nothing is said', async () => {
    const { page } = phone;
    const tip = await buy();
    await page.clock.install();
    await openMine(page, stack);
    await untilRead();
    await page.getByRole('button', { name: '提醒设置' }).click();
    await page.getByRole('switch', { name: /已购爆料有结果/ }).click();
    await page.keyboard.press('Escape');
    await settleUnheard(tip);
    await untilRead();
    expect(await words(page)).toBe(0);
  });
});
