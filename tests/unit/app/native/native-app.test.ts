import { startNativeApp } from '../../../../src/app/native/native-app';
import { findNativePort, type NativePort } from '../../../../src/bridge/native/native-port';
import type { NativeCallMessage } from '../../../../src/contract/shell/native';
import { nativePage } from '../../../support/unit/fake-native';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

function setUp(isHostsSession = false) {
  const native = nativePage('ios');
  const adopted: unknown[] = [];
  const devices: string[] = [];
  const patches: unknown[] = [];
  const tabs: string[] = [];
  const backs: unknown[] = [];
  const networks: boolean[] = [];
  const reports: string[] = [];
  const app = startNativeApp(
    {
      port: findNativePort(native.page) as NativePort,
      page: native.page,
      crypto: { getRandomValues: (bytes) => bytes },
      report: ({ kind }) => reports.push(kind),
    },
    {
      adoptSession: isHostsSession ? undefined : (session) => adopted.push(session),
      adoptDevice: (id) => devices.push(id),
      configure: (patch) => patches.push(patch),
      selectTab: (tab) => tabs.push(tab),
      goBack: () => backs.push('back'),
      onNetwork: (isThere) => networks.push(isThere),
    },
  );
  const asked = (name: string) => native.calls.filter((one) => one.name === name);
  const reply = async (name: string, data: unknown, call: NativeCallMessage | undefined = asked(name).at(-1)) => {
    native.answer(data, call);
    await settle();
  };
  const hear = (name: string, params: unknown = {}) => native.say({ key: native.calls[0]?.key, name, params });
  return { ...native, app, adopted, devices, patches, tabs, backs, networks, reports, asked, reply, hear };
}

it('asks for user, device, theme and bar at once [2.41]', () => {
  const { calls } = setUp();
  expect(calls.map(({ name }) => name).sort()).toEqual([
    'getLoginInfo',
    'getNativeInfo',
    'getTheme',
    'getTopBarHeight',
  ]);
});

it('takes what it hears: device, version, language, theme, bar [7.57]', async () => {
  const { reply, devices, patches } = setUp();
  await reply('getNativeInfo', { deviceId: 'd1', version: '4.3.9', language: 'zh-TW' });
  await reply('getTheme', { theme: 'dark' });
  await reply('getTopBarHeight', { height: 44 });
  expect(devices).toEqual(['d1']);
  expect(patches).toEqual([{ deviceLanguage: 'zh-TW', appVersion: '4.3.9' }, { theme: 'dark' }, { topBarHeight: 44 }]);
});

const MEMBER = { token: 't', uid: '7', username: 'Ann', headUrl: 'f' };
const VISITOR = null;

/** product.md, sections 7 and 8: login info code 1 is logged in, any other removes token and uid. */
it.each<[string, unknown, unknown]>([
  ['code 1 [7.56]', { code: 1, ...MEMBER }, expect.objectContaining(MEMBER)],
  [
    'code 1 as text, uid as number',
    { code: '1', token: 't', uid: 7 },
    expect.objectContaining({ token: 't', uid: '7' }),
  ],
  ['code 1 without a uid', { code: 1, token: 't' }, expect.objectContaining({ token: 't', uid: '' })],
  ['code 1 without a token', { code: 1, uid: '7' }, VISITOR],
  ['code 0', { code: 0, ...MEMBER }, VISITOR],
  ['code 2', { code: 2, ...MEMBER }, VISITOR],
  ['code -1', { code: -1, ...MEMBER }, VISITOR],
  ['code 405', { code: 405, ...MEMBER }, VISITOR],
  ['code 1.5', { code: 1.5, ...MEMBER }, VISITOR],
  ['code true', { code: true, ...MEMBER }, VISITOR],
  ['no code', MEMBER, VISITOR],
  ['a text', 'logged in', VISITOR],
  ['nothing', null, VISITOR],
])('log-in: %s [8.16]', async (_clause, data, session) => {
  const { reply, adopted } = setUp();
  await reply('getLoginInfo', data);
  expect(adopted).toEqual([session]);
});

/** Whether the start goes on. */
const isIntroduced = ({ introduced }: { readonly introduced: Promise<unknown> }) =>
  Promise.race([introduced.then(() => true), Promise.resolve(false)]);

it('a native app that never answers holds back nothing: half a second, then a visitor (decisions.md, start-up gate) [start-up gate.6]', async () => {
  const { app, adopted, reports } = setUp();
  await jest.advanceTimersByTimeAsync(499);
  expect([await isIntroduced(app), adopted]).toEqual([false, []]);
  await jest.advanceTimersByTimeAsync(1);
  await app.introduced;
  expect(adopted).toEqual([VISITOR]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(adopted).toEqual([VISITOR]);
  expect(reports).toEqual(Array(4).fill('native-timeout'));
});

it('an answer that comes later counts when it comes', async () => {
  const { app, adopted, reply } = setUp();
  await jest.advanceTimersByTimeAsync(600);
  await app.introduced;
  await reply('getLoginInfo', { code: 1, ...MEMBER });
  expect(adopted).toEqual([VISITOR, expect.objectContaining(MEMBER)]);
});

it('a native app that answers is not waited for any longer', async () => {
  const { app, adopted, reply } = setUp();
  await reply('getLoginInfo', { code: 1, ...MEMBER });
  await reply('getNativeInfo', { deviceId: 'd1' });
  await reply('getTheme', { theme: 'dark' });
  expect(await isIntroduced(app)).toBe(false);
  await reply('getTopBarHeight', { height: 44 });
  await app.introduced;
  await jest.advanceTimersByTimeAsync(600);
  expect(adopted).toEqual([expect.objectContaining(MEMBER)]);
});

it('log-in: a host that says who the user is goes before the native app [storage.3]', async () => {
  const { asked, hear, adopted } = setUp(true);
  hear('loginChanged');
  await settle();
  expect(asked('getLoginInfo')).toEqual([]);
  expect(adopted).toEqual([]);
});

it('loginChanged asks anew, and an older answer does not undo a newer one', async () => {
  const { hear, asked, reply, adopted } = setUp();
  hear('loginChanged');
  const [first, second] = asked('getLoginInfo');
  await reply('getLoginInfo', { code: 1, ...MEMBER }, second);
  await reply('getLoginInfo', { code: 0 }, first);
  expect(adopted).toEqual([expect.objectContaining(MEMBER)]);
});

it('selectTab and themeChanged are passed on [2.30]', () => {
  const { hear, tabs, patches } = setUp();
  hear('selectTab', { tab: 'news' });
  hear('themeChanged', { theme: 'dark' });
  expect([tabs, patches]).toEqual([['news'], [{ theme: 'dark' }]]);
});

it('a bar of another height, the network and the device’s Back are passed on; what does not fit is not', () => {
  const { hear, patches, backs, networks, reports } = setUp();
  hear('topBarChanged', { height: 88 });
  hear('topBarChanged', { height: -1 });
  hear('networkChanged', { online: false });
  hear('networkChanged', { online: 'yes' });
  hear('networkChanged', { online: true });
  hear('back');
  expect([patches, networks, backs]).toEqual([[{ topBarHeight: 88 }], [false, true], ['back']]);
  expect(reports).toEqual(['native-refused', 'native-refused']);
});

it('the end of the mount is no log-out, and leaves nothing', async () => {
  const { app, adopted, page } = setUp();
  app.stop();
  await settle();
  expect(adopted).toEqual([]);
  expect(Object.getOwnPropertyNames(page)).toEqual(['webkit']);
  expect(jest.getTimerCount()).toBe(0);
});
