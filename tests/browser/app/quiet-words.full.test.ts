import { callsAt, type TipCalls } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { logIn } from '../../support/browser/tips-page-object';
import { type RunningStack, startStack } from '../../support/servers/servers';
import { AT, nextKickOff, openMine, turn, wordOn, words } from './quiet-page-object';

const MEMBER = 'rich';
const SECOND_MS = 1000;
const browser = fileBrowser();
jest.setTimeout(240_000);

interface Subject {
  readonly room: LabRoom;
  readonly name: string;
}

describe.each([
  ['full back end', false],
  ['plain back end', true],
])('decisions.md, quiet words: %s', (_name, plain) => {
  let stack: RunningStack;
  let calls: TipCalls;
  let phone: PhonePage;
  beforeAll(async () => {
    stack = await startStack({ plain, seed: 3, at: AT, speed: 0 });
    calls = await callsAt(stack.api);
  });
  beforeEach(async () => {
    await lab(stack.api).clock({ at: AT, speed: 0 });
    phone = await browser().newPhonePage();
    await logIn(phone.page, stack.api, MEMBER);
  });
  afterEach(async () => {
    await lab(stack.api).healSocket();
    await phone.close();
  });
  afterAll(() => stack?.stop());

  const word = (text: string | RegExp) => wordOn(phone.page, text);
  const count = () => words(phone.page);
  const until = (at: number) => lab(stack.api).clock({ at, speed: 0 });

  /** A public show that begins next, of somebody who is not on air before. */
  async function nextShow(): Promise<Subject> {
    const rooms = await labVideo(stack.api).rooms();
    const isOpen = ({ groupId, withdrawn, hostType, source }: LabRoom) =>
      groupId === 0 && !withdrawn && hostType !== 3 && (source === 164 || source === 100);
    const busy = new Set(rooms.filter(({ state }) => state === 'live').map(({ hostId }) => hostId));
    const soon = rooms
      .filter((room) => room.state === 'soon' && isOpen(room) && !busy.has(room.hostId))
      .sort((a, b) => a.startAt - b.startAt);
    const [room] = soon;
    if (room === undefined) throw new Error('nobody goes on air');
    const hosts = await calls.get<readonly { id: number; nickName?: string }[]>('', 'hostList');
    const name = hosts.find(({ id }) => Number(id) === room.hostId)?.nickName ?? '主播';
    return { room, name };
  }

  const open = (channel?: string) => openMine(phone.page, stack, channel);
  const follow = (room: LabRoom) => calls.ask(MEMBER, 'subscribe', { hostId: room.hostId });
  const isOnAirOnPage = (name: string) =>
    phone.page.getByRole('link', { name: `观看 ${name}`, exact: true }).waitFor({ timeout: 30_000 });

  test('an anchor followed goes on air by the clock: said once, with the way into the room', async () => {
    const { room, name } = await nextShow();
    await follow(room);
    await open();
    expect(await count()).toBe(0);
    await until(room.startAt + 30_000);
    await word(`${name} 开播了`).waitFor({ timeout: 30_000 });
    await word(name).getByRole('button', { name: '去看' }).click();
    await phone.page.waitForURL(`**/anchor/detail/${room.hostId}**`);
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('its kind is off: the list tells it, no word does', async () => {
    const { room, name } = await nextShow();
    await follow(room);
    await open();
    await phone.page.getByRole('button', { name: '提醒设置' }).click();
    await phone.page.getByRole('switch', { name: /关注的主播开播/ }).click();
    await phone.page.keyboard.press('Escape');
    await until(room.startAt + 30_000);
    await isOnAirOnPage(name);
    expect(await count()).toBe(0);
  });

  test('nobody looks: nothing is said, nor once somebody looks again', async () => {
    const { room, name } = await nextShow();
    await follow(room);
    await open();
    await turn(phone.page, 'hidden');
    await until(room.startAt + 30_000);
    await turn(phone.page, 'visible');
    await isOnAirOnPage(name);
    expect(await count()).toBe(0);
  });

  test('a booked match begins by the clock: not with its show, said with its push, with the way to it', async () => {
    const { page } = phone;
    const { matchId, startDate, masterTeamName: home, guestTeamName: away } = await nextKickOff(stack.api);
    await calls.ask(MEMBER, 'subscribe', { matchId });
    await until(startDate - SECOND_MS);
    await open(`match:${matchId}`);
    expect(await count()).toBe(0);
    await lab(stack.api).clock({ speed: 20 });
    // A server that tells no names: the word has one line.
    await word('预约的比赛开始了')
      .filter({ hasText: home === undefined ? '' : `${home} 对 ${away}` })
      .waitFor();
    await word('预约的比赛开始了').getByRole('button', { name: '去看' }).click();
    await page.waitForURL(/\/anchor\/detail\/|\/program-detail\//);
    await calls.ask(MEMBER, 'unsubscribe', { matchId });
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('a booked match begins and no push tells of it: said by the loop', async () => {
    const { page } = phone;
    const { matchId, startDate } = await nextKickOff(stack.api);
    await calls.ask(MEMBER, 'subscribe', { matchId });
    await until(startDate - 60 * SECOND_MS);
    await lab(stack.api).socket({ refuse: true });
    await page.clock.install();
    // Nothing else on this page reads anchor home.
    await page.goto(`${stack.remote}/news/orders`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const turnOfLoop = async () => {
      const asked = page.waitForRequest((request) => /anchor\/list\/v2/.test(request.url()));
      const notYet = () => page.waitForTimeout(200).then(() => undefined);
      let request = await Promise.race([asked, notYet()]);
      while (request === undefined) {
        await page.clock.fastForward(60 * SECOND_MS);
        request = await Promise.race([asked, notYet()]);
      }
      // Once it has been asked no time passes: the call would give up.
      await request.response();
    };
    await turnOfLoop();
    expect(await count()).toBe(0);
    await until(startDate + 2 * SECOND_MS);
    await turnOfLoop();
    await word('预约的比赛开始了').waitFor();
    await calls.ask(MEMBER, 'unsubscribe', { matchId });
  });
});
