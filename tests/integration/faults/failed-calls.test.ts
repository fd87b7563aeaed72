/** @jest-environment jest-fixed-jsdom */
import { applyOptions } from '../../../src/app/mount/apply-options';
import { anchorHome } from '../../../src/contract/anchor/calls-anchors';
import { DEFAULT_JUMP_GAME, DEFAULT_SPORT_PATH } from '../../../src/contract/codes';
import { momentList } from '../../../src/contract/moment/calls-moments';
import { currentAudience } from '../../../src/domains/session/audience';
import { CallError } from '../../../src/http/call-error';
import { type DemoUser, type Fault, lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { type RealApp, realApp } from './real-app';

const MOMENTS = { page: 1, size: 10, momentSort: 1 };
const HOME = { pid: '1', matchSource: '164', t: 1, momentSort: 1 };

let backend: RunningBackend;
let member: DemoUser;
let open: RealApp[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z', speed: 0 });
  member = (await lab(backend.url).users()).find((user) => user.key === 'member') as DemoUser;
});
afterAll(() => backend.stop());
afterEach(async () => {
  for (const app of open) app.stop();
  open = [];
  localStorage.clear();
  await lab(backend.url).heal();
});

async function start(options: Parameters<typeof realApp>[1] = {}): Promise<RealApp> {
  const made = realApp(backend.url, options);
  open.push(made);
  await made.opened();
  return made;
}
const asMember = () => start({ session: { token: member.token, uid: member.uid, username: 'Ann', headUrl: 'f1' } });
/** What the faulted call leaves behind: how it failed, what the user was told, what the host heard, what was reported. */
async function meet({ app }: RealApp, fault: Omit<Fault, 'call'>, times = 1): Promise<CallError> {
  await lab(backend.url).fault({ call: 'momentList', ...fault });
  let last: unknown;
  for (let count = 0; count < times; count += 1) {
    last = await app.services.call(momentList, MOMENTS).catch((error: unknown) => error);
  }
  if (!(last instanceof CallError)) throw new Error('the call succeeded');
  return last;
}
const reportsOf = ({ reports }: RealApp, kind: string) => reports.filter((report) => report.kind === kind);

it('a link that leads nowhere is refused, and says so (decisions.md, allowed hosts) [allowed hosts.6]', async () => {
  const one = await start({ locale: 'en' });
  one.app.services.openLink('javascript:alert(1)');
  expect(one.toasts).toEqual([{ type: 'warn', text: 'This link can’t be opened' }]);
  expect(reportsOf(one, 'link-refused')).toHaveLength(1);
});

it('the flag for special rooms: switched off it closes what is open, switched on they are read (decisions.md, special rooms) [special rooms.5]', async () => {
  const special = (await lab(backend.url).users()).find((user) => user.key === 'special') as DemoUser;
  const one = await start({ session: { token: special.token, uid: special.uid }, flags: { specialRooms: true } });
  const { session } = one.app.services;
  const rooms = () => session.getState().specialRooms;
  const changed = (isWanted: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => isWanted() && resolve();
      session.subscribe(look);
      look();
    });
  await changed(() => rooms().length > 0);
  // What a viewer may see is told by these rooms, and the room's reading is kept by them.
  const open = currentAudience(one.app.services);
  applyOptions(one.app, { flags: { specialRooms: false } });
  expect(rooms()).toEqual([]);
  expect(currentAudience(one.app.services).key).not.toBe(open.key);
  applyOptions(one.app, { flags: { specialRooms: true } });
  await changed(() => rooms().length > 0);
  expect(currentAudience(one.app.services).key).toBe(open.key);
});

describe('codes', () => {
  it.each([0, 1, '0', '1'])('%p is a success [8.1, envelope.2]', async (code) => {
    const one = await start();
    const reply = JSON.stringify({ code, msg: 'ok', data: { list: [], isLastPage: 1 } });
    await lab(backend.url).fault({ call: 'momentList', kind: 'raw', value: reply });
    await expect(one.app.services.call(momentList, MOMENTS)).resolves.toMatchObject({ list: [] });
    expect(one.toasts).toEqual([]);
  });

  it.each([
    [405, 'expired'],
    [505, 'kicked'],
    [14010, 'the secondary expiry [8.5]'],
  ])(
    "%i %s: toast with the server's words, token and uid gone, told once to the host [4.12, 8.2, end of a session.1]",
    async (code) => {
      const one = await asMember();
      const error = await meet(one, { kind: 'code', value: code });
      expect(error).toMatchObject({ kind: 'expired', code });
      const message = `lab fault ${code}`;
      expect(one.toasts).toEqual([{ type: 'fail', text: message }]);
      expect(one.events.filter(({ name }) => name === 'session:expired')).toEqual([
        { name: 'session:expired', payload: { code, message } },
      ]);
      expect(['token', 'uid'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
      expect(one.app.services.session.getState()).toMatchObject({ token: '', uid: '' });
      expect(reportsOf(one, 'unknown-code')).toEqual([]);
    },
  );

  it('several calls of one ended session say it once', async () => {
    const one = await asMember();
    await lab(backend.url).fault({ call: 'momentList', kind: 'code', value: 405 });
    const ask = () => one.app.services.call(momentList, MOMENTS).catch((error: CallError) => error.kind);
    const calls = [ask(), ask(), ask()];
    await expect(Promise.all(calls)).resolves.toEqual(['expired', 'expired', 'expired']);
    expect(one.events.filter(({ name }) => name === 'session:expired')).toHaveLength(1);
    expect(one.toasts).toHaveLength(1);
  });

  it('a visitor has no session to end: the words, and no event', async () => {
    const one = await start();
    await meet(one, { kind: 'code', value: 405 });
    expect(one.toasts).toHaveLength(1);
    expect(one.events.filter(({ name }) => name === 'session:expired')).toEqual([]);
  });

  it.each([
    [400, 'rejected', 'no user'],
    [403, 'forbidden', 'forbidden'],
    [200025, 'rejected', 'wrong image code'],
    [200028, 'rejected', 'validation code'],
  ])("%i: error toast with the server's words, nothing reported (%s, %s) [8.4]", async (code, kind) => {
    const one = await start();
    expect(await meet(one, { kind: 'code', value: code })).toMatchObject({ kind, code });
    expect(one.toasts).toEqual([{ type: 'fail', text: `lab fault ${code}` }]);
    expect(reportsOf(one, 'unknown-code')).toEqual([]);
  });

  it.each([
    [400, '用户不存在'],
    [403, '没有访问权限'],
    [200025, '图形验证码错误'],
    [200028, '需要验证码'],
    [777, '服务暂时没有响应，稍后再试'],
  ])('%i without words of the server: ours', async (code, text) => {
    const one = await start();
    await meet(one, { kind: 'raw', value: JSON.stringify({ code, data: null }) });
    expect(one.toasts).toEqual([{ type: 'fail', text }]);
  });

  it("any other code: the server's words, reported once per code and path [8.6, any other code.1]", async () => {
    const one = await start();
    await meet(one, { kind: 'code', value: 777 }, 3);
    expect(one.toasts).toHaveLength(3);
    expect(one.toasts[0]).toEqual({ type: 'fail', text: 'lab fault 777' });
    expect(reportsOf(one, 'unknown-code')).toHaveLength(1);
  });
});

describe('network', () => {
  it('a failure is reported, ends the other pending calls, is said once in 3 s, and rejects [8.7]', async () => {
    const one = await start();
    await lab(backend.url).fault({ call: 'anchorHome', kind: 'hang' });
    const pending = one.app.services.call(anchorHome, HOME).catch((error: CallError) => error.kind);
    expect(await meet(one, { kind: 'reset' }, 2)).toMatchObject({ kind: 'network' });
    await expect(pending).resolves.toBe('network');
    expect(one.toasts).toEqual([{ type: 'fail', text: '网络连接失败，请检查网络' }]);
    expect(reportsOf(one, 'call-network').length).toBeGreaterThan(0);
  });

  it('a cancelled call only rejects [8.9]', async () => {
    const one = await start();
    await lab(backend.url).fault({ call: 'anchorHome', kind: 'hang' });
    const controller = new AbortController();
    const cancelled = one.app.services
      .call(anchorHome, HOME, { signal: controller.signal })
      .catch((error: CallError) => error.kind);
    setTimeout(() => controller.abort(), 50);
    await expect(cancelled).resolves.toBe('cancelled');
    expect([one.toasts, one.reports]).toEqual([[], []]);
  });

  it('unreadable replies are reported and not toasted: the screen shows where they are missing', async () => {
    const one = await start();
    expect(await meet(one, { kind: 'malformed' })).toMatchObject({ kind: 'malformed' });
    expect(one.toasts).toEqual([]);
    expect(reportsOf(one, 'call-malformed')).toHaveLength(1);
  });
});

describe('common config', () => {
  it('a failure falls back to the default game and path [3.39, 8.15]', async () => {
    await lab(backend.url).fault({ call: 'commonConfig', kind: 'code', value: 777 });
    const one = await start();
    expect(one.app.config.getState()).toMatchObject({
      jumpGame: DEFAULT_JUMP_GAME,
      sportPath: DEFAULT_SPORT_PATH,
    });
  });

  it('or to what was stored [8.15, start-up gate.4]', async () => {
    localStorage.setItem('si:common-config', JSON.stringify({ stSportJumpGame: '34', stSportPath: '/sport' }));
    await lab(backend.url).fault({ call: 'commonConfig', kind: 'malformed' });
    const one = await start();
    expect(one.app.config.getState()).toMatchObject({ jumpGame: '34', sportPath: '/sport' });
  });
});
