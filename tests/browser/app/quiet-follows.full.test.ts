import { callsAt, type TipCalls, type WirePage, type WireTip } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { logIn, untilHeard } from '../../support/browser/tips-page-object';
import { type RunningStack, startStack } from '../../support/servers/servers';
import { AT, openMine, wordOn } from './quiet-page-object';

const MEMBER = 'rich';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const browser = fileBrowser();
jest.setTimeout(240_000);

interface WireBets {
  readonly list: readonly { readonly betInfos?: string }[];
}

describe.each([
  ['full back end', false],
  ['plain back end', true],
])('decisions.md, quiet words of whom one follows: %s', (_name, plain) => {
  let stack: RunningStack;
  let calls: TipCalls;
  let phone: PhonePage;
  beforeAll(async () => {
    stack = await startStack({ plain, seed: 3, at: AT, speed: 0 });
    calls = await callsAt(stack.api);
  });
  beforeEach(async () => {
    await until(Date.parse(AT));
    phone = await browser().newPhonePage();
    await logIn(phone.page, stack.api, MEMBER);
  });
  afterEach(() => phone.close());
  afterAll(() => stack?.stop());

  const word = (text: string | RegExp) => wordOn(phone.page, text);
  const until = (at: number) => lab(stack.api).clock({ at, speed: 0 });
  /** What can be read so much later; the clock is turned back. */
  async function later<T>(hours: number, look: () => Promise<T>): Promise<T> {
    await until(Date.parse(AT) + hours * HOUR_MS);
    const seen = await look();
    await until(Date.parse(AT));
    return seen;
  }

  test('an expert who is followed publishes, by the clock: one word, with the way to the tip', async () => {
    const { list } = await later(8, () => calls.get<WirePage<WireTip>>('', 'tipList', { size: 50 }));
    const [tip] = list
      .filter(({ publishTime }) => publishTime > Date.parse(AT) + MINUTE_MS)
      .sort((a, b) => a.publishTime - b.publishTime);
    if (tip === undefined) throw new Error('nothing is published');
    await calls.ask(MEMBER, 'professorAttention', { professorId: tip.professorId, isAttention: 1 });
    await until(tip.publishTime - 1000);
    await openMine(phone.page, stack);
    await untilHeard(stack.api, ['tips']);
    expect(await phone.page.getByTestId('si-quiet').count()).toBe(0);
    await lab(stack.api).clock({ speed: 5 });
    await word('你关注的专家发布了').waitFor({ timeout: 30_000 });
    await word('你关注的专家发布了').getByRole('button', { name: '查看' }).click();
    await phone.page.waitForURL(`**/*${tip.id}*`);
    await calls.ask(MEMBER, 'professorAttention', { professorId: tip.professorId, isAttention: 0 });
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('a ranked user who is followed on their page places a bet: the next reading tells it', async () => {
    const { page } = phone;
    const [uid, placedAt] = await later(10, nextBettor);
    await page.clock.install();
    await page.goto(`${stack.remote}/user-ranking/user/${uid}`);
    const follow = page.getByRole('button', { name: /^关注 / });
    await follow.waitFor();
    // The page has read the bets by now: this is the first look of who tells of new ones.
    const read = nextReading();
    await follow.click();
    await page.getByText('关注成功，有新注时轻提示').waitFor();
    await (await read).response();
    await until(placedAt + 1000);
    const again = nextReading();
    await page.clock.fastForward(5 * MINUTE_MS);
    await (await again).response();
    await word('有新注').waitFor({ timeout: 30_000 });
    await page.goto(`${stack.remote}/mine`);
    await page.getByRole('button', { name: '提醒设置' }).click();
    await page
      .getByRole('switch', { name: /关注的用户有新注/ })
      .and(page.getByRole('switch', { name: /1 位/ }))
      .waitFor();
  });

  const nextReading = () =>
    phone.page.waitForRequest((request) => /betting\/list/.test(request.url()), { timeout: 60_000 });

  /** Somebody of the ranking who places a bet after AT, and when. */
  async function nextBettor(): Promise<readonly [uid: string, placedAt: number]> {
    for (const uid of await ranked()) {
      const { list } = await calls.get<WireBets>('', 'bettingList', { uid });
      const bets = list.flatMap(({ betInfos = '[]' }) => JSON.parse(betInfos) as { createDate?: number }[]);
      const times = bets.map(({ createDate = 0 }) => createDate).filter((at) => at > Date.parse(AT) + MINUTE_MS);
      if (times.length > 0) return [uid, Math.min(...times)];
    }
    throw new Error('nobody places a bet');
  }

  async function ranked(): Promise<readonly string[]> {
    const fields = { type: 'red', startDate: '2025-03-10', endDate: '2025-03-16', isHistory: 0 };
    const ranking = await calls.get<{ winRankingList: readonly { uid: number }[] }>('', 'rankingList', fields);
    return ranking.winRankingList.map(({ uid }) => String(uid));
  }
});

describe('decisions.md, quiet words: the sale of a tip ends soon', () => {
  test('said once, fifteen minutes before, and not again after a reload', async () => {
    const stack = await startStack({ seed: 3, at: AT, speed: 0 });
    const calls = await callsAt(stack.api);
    const phone = await browser().newPhonePage();
    await logIn(phone.page, stack.api, MEMBER);
    const tips = await calls.onSale();
    const [tip] = [...tips].sort((a, b) => a.saleEndTime - b.saleEndTime);
    if (tip === undefined) throw new Error('nothing is on sale');
    await calls.ask(MEMBER, 'professorAttention', { professorId: tip.professorId, isAttention: 1 });
    await lab(stack.api).clock({ at: tip.saleEndTime - 12 * MINUTE_MS, speed: 0 });
    await openMine(phone.page, stack);
    await wordOn(phone.page, /1[12] 分钟后停售/).waitFor({ timeout: 30_000 });
    const read = phone.page.waitForResponse((response) => /message\/v2\/info/.test(response.url()));
    await openMine(phone.page, stack);
    await read;
    expect(await wordOn(phone.page, /停售/).count()).toBe(0);
    expect(phone.log.unexpected()).toEqual([]);
    await phone.close();
    await stack.stop();
  });
});
