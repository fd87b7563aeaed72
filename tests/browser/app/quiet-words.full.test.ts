import { callsAt, type TipCalls } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { logIn, untilHeard } from '../../support/browser/tips-page-object';
import { type RunningStack, startStack } from '../../support/servers/servers';

const AT = '2025-03-15T21:25:00+08:00';
const MEMBER = 'rich';
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
  afterEach(() => phone.close());
  afterAll(() => stack?.stop());

  const word = (text: string | RegExp) => phone.page.getByTestId('si-quiet').filter({ hasText: text });
  const words = () => phone.page.getByTestId('si-quiet').count();
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
    const hosts = await calls.get<readonly { id: number; nickName: string }[]>('', 'hostList');
    const name = hosts.find(({ id }) => Number(id) === room.hostId)?.nickName ?? '?';
    return { room, name };
  }

  /** On the page of what one follows, with the push's connection up and the first reading done. */
  async function openMine(): Promise<void> {
    const { page } = phone;
    const read = page.waitForResponse((response) => /host\/list/.test(response.url()));
    await page.goto(`${stack.remote}/mine`);
    await read;
    await untilHeard(stack.api, ['anchors', 'user']);
    await page.waitForLoadState('networkidle');
  }

  const follow = (room: LabRoom) => calls.ask(MEMBER, 'subscribe', { hostId: room.hostId });
  const isOnAirOnPage = (name: string) =>
    phone.page.getByRole('link', { name: `观看 ${name}`, exact: true }).waitFor({ timeout: 30_000 });

  test('an anchor followed goes on air by the clock: said once, with the way into the room', async () => {
    const { room, name } = await nextShow();
    await follow(room);
    await openMine();
    expect(await words()).toBe(0);
    await until(room.startAt + 30_000);
    await word(`${name} 开播了`).waitFor({ timeout: 30_000 });
    await word(name).getByRole('button', { name: '去看' }).click();
    await phone.page.waitForURL(`**/anchor/detail/${room.hostId}**`);
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('its kind is off: the list tells it, no word does', async () => {
    const { room, name } = await nextShow();
    await follow(room);
    await openMine();
    await phone.page.getByRole('button', { name: '提醒设置' }).click();
    await phone.page.getByRole('switch', { name: /关注的主播开播/ }).click();
    await phone.page.keyboard.press('Escape');
    await until(room.startAt + 30_000);
    await isOnAirOnPage(name);
    expect(await words()).toBe(0);
  });

  test('nobody looks: nothing is said, nor once somebody looks again', async () => {
    const { room, name } = await nextShow();
    await follow(room);
    await openMine();
    const turn = (state: 'hidden' | 'visible') =>
      phone.page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await until(room.startAt + 30_000);
    await turn('visible');
    await isOnAirOnPage(name);
    expect(await words()).toBe(0);
  });
});
