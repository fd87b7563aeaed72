import { createNativeBridge } from '../../../../src/bridge/native/native-bridge';
import { findNativePort } from '../../../../src/bridge/native/native-port';
import type { NativeMethod, NativeParams } from '../../../../src/contract/shell/native';
import { nativePage } from '../../../support/unit/fake-native';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(os: 'ios' | 'android' = 'ios') {
  const native = nativePage(os);
  const reports: string[] = [];
  const heard: unknown[] = [];
  const bridge = createNativeBridge({
    port: findNativePort(native.page),
    page: native.page,
    key: 'secret',
    report: ({ kind, message }) => reports.push(`${kind} ${message}`),
  });
  const stop = bridge.start({
    selectTab: (params) => heard.push(params),
    themeChanged: (params) => heard.push(params),
    loginChanged: (params) => heard.push(params),
    topBarChanged: (params) => heard.push(params),
    networkChanged: (params) => heard.push(params),
    back: (params) => heard.push(params),
  });
  return { ...native, bridge, reports, heard, stop };
}

describe('where a native app is (decisions.md, native bridge)', () => {
  it.each([
    ['a plain browser', {}, undefined],
    ['Safari, which may have webkit', { webkit: {} }, undefined],
    ['another app', { webkit: { messageHandlers: { other: { postMessage() {} } } } }, undefined],
    ['an object without the method', { sportInfoNative: {} }, undefined],
    ['a text', { sportInfoNative: 'x' }, undefined],
    ['iOS', nativePage('ios').page, 'ios'],
    ['Android', nativePage('android').page, 'android'],
  ])('%s', (_name, page, os) => {
    expect(findNativePort(page)?.os).toBe(os);
  });
});

/** Parameters, the native app's answer, and what the page makes of it: a line for each method that there is. */
const CALLS: { readonly [K in NativeMethod]: readonly [params: NativeParams<K>, answer: unknown, read: unknown] } = {
  getLoginInfo: [{}, { code: '1', token: 't', uid: 7 }, { code: 1, token: 't', uid: '7' }],
  getNativeInfo: [{}, { deviceId: 'd', version: '4.6.0' }, { deviceId: 'd', version: '4.6.0' }],
  getTheme: [{}, { theme: 'dark' }, { theme: 'dark' }],
  getTopBarHeight: [{}, { height: 44 }, { height: 44 }],
  toast: [{ type: 'fail', text: 'no' }, {}, {}],
  back: [{}, undefined, {}],
  jumpLogin: [{ backPath: '/anchor?a=b' }, {}, {}],
  jumpH5: [{ href: 'https://h5.example/x' }, {}, {}],
  share: [{ title: 'Arsenal', url: 'https://h5.example/x', picture: 'data:image/png;base64,AA' }, undefined, {}],
  openCustomerService: [{ from: '/anchor' }, {}, {}],
};

describe.each(['ios', 'android'] as const)('calls on %s', (os) => {
  it.each(Object.entries(CALLS).map(([name, call]) => [name as NativeMethod, ...call] as const))(
    '%s reaches the native app with its parameters and answers typed [7.58, native bridge.1]',
    async (name, params, data, expected) => {
      const { bridge, calls, answer, reports } = setUp(os);
      const result = bridge.call(name, params as never);
      expect(calls).toEqual([{ entry: 'sportInfoEntry', key: 'secret', id: 1, name, params }]);
      answer(data);
      expect(await result).toMatchObject({ ok: true, data: expected });
      expect(reports).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    },
  );
});

describe('answers', () => {
  it('belong to their call by id, in any order', async () => {
    const { bridge, calls, answer } = setUp();
    const results = [bridge.call('getTheme', {}), bridge.call('getTopBarHeight', {})] as const;
    answer({ height: 20 }, calls[1]);
    answer({ theme: 'normal' }, calls[0]);
    expect(await Promise.all(results)).toEqual([
      { ok: true, data: { theme: 'normal' } },
      { ok: true, data: { height: 20 } },
    ]);
  });

  it('come within 3 s or never; a late one changes nothing [native bridge.2]', async () => {
    const { bridge, answer, reports } = setUp();
    const result = bridge.call('getTheme', {});
    jest.advanceTimersByTime(2_999);
    expect(reports).toEqual([]);
    jest.advanceTimersByTime(1);
    answer({ theme: 'dark' });
    expect(await result).toEqual({ ok: false, reason: 'timeout' });
    expect(reports).toEqual(['native-timeout no answer in 3000 ms']);
  });

  it.each<[NativeMethod, unknown]>([
    ['getTheme', { theme: 'pink' }],
    ['getTheme', null],
    ['getTopBarHeight', { height: '44' }],
    ['getTopBarHeight', { height: -1 }],
    ['getTopBarHeight', { height: 4_000 }],
    ['getNativeInfo', { deviceId: '' }],
    ['getLoginInfo', { token: 't' }],
    ['getLoginInfo', 'yes'],
    ['getLoginInfo', [1]],
  ])('%s with %j is malformed and reported', async (name, data) => {
    const { bridge, answer, reports } = setUp();
    const result = bridge.call(name, {} as never);
    answer(data);
    expect(await result).toEqual({ ok: false, reason: 'malformed' });
    expect(reports).toHaveLength(1);
  });

  it('an error of the native app, or of its object, is a refusal [8.17]', async () => {
    const { bridge, calls, say, page, reports } = setUp('android');
    const result = bridge.call('back', {});
    say(JSON.stringify({ key: 'secret', id: calls[0]?.id, error: 'no such method' }));
    expect(await result).toEqual({ ok: false, reason: 'refused' });
    Object.assign(page['sportInfoNative'] as object, {
      postMessage() {
        throw new Error('Java object is gone');
      },
    });
    expect(await bridge.call('back', {})).toEqual({ ok: false, reason: 'refused' });
    expect(reports).toEqual(['native-refused no such method', 'native-refused Error: Java object is gone']);
  });

  it('parameters that do not fit are not sent [the edge.1]', async () => {
    const { bridge, calls, reports } = setUp();
    expect(await bridge.call('jumpH5', { href: 'javascript:alert(1)' })).toEqual({ ok: false, reason: 'malformed' });
    expect(calls).toEqual([]);
    expect(reports).toEqual(['native-malformed href: not http']);
  });

  it('a plain browser supports nothing, silently [native bridge.2]', async () => {
    const reports: unknown[] = [];
    const page = {};
    const bridge = createNativeBridge({ port: undefined, page, key: 'k', report: (one) => reports.push(one) });
    expect(await bridge.call('getTheme', {})).toEqual({ ok: false, reason: 'unsupported' });
    expect(reports).toEqual([]);
  });
});

describe('messages of the native app', () => {
  it.each([
    ['selectTab', { tab: 'news' }],
    ['themeChanged', { theme: 'dark' }],
    ['loginChanged', undefined],
  ])('%s is heard, as object and as text', (name, params) => {
    const { say, heard, reports } = setUp();
    say({ key: 'secret', name, params });
    say(JSON.stringify({ key: 'secret', name, params }));
    expect(heard).toEqual([params ?? {}, params ?? {}]);
    expect(reports).toEqual([]);
  });

  it.each([
    [{ name: 'selectTab', params: { tab: 'admin' } }, 'native-refused selectTab: tab'],
    [{ name: 'themeChanged', params: {} }, 'native-refused themeChanged: theme'],
    [{ name: 'reload' }, 'native-refused reload: unknown'],
    [{ name: 'constructor' }, 'native-refused constructor: unknown'],
    [{ name: '__proto__' }, 'native-refused __proto__: unknown'],
  ])('%j is refused by its field', (message, report) => {
    const { say, heard, reports } = setUp();
    say({ key: 'secret', ...message });
    expect(heard).toEqual([]);
    expect(reports[0]).toContain(report);
  });

  it.each<[string, unknown]>([
    ['no key', { name: 'loginChanged' }],
    ['a guessed key', { key: 'guess', name: 'selectTab', params: { tab: 'news' } }],
    ['an answer with a guessed key', { key: '', id: 1, data: { code: 1, token: 'evil', uid: '1' } }],
    ['no JSON', '{"key":"secret"'],
    ['nothing', undefined],
    ['a number', 7],
    ['a window', globalThis],
  ])('a spoof changes nothing: %s', async (_name, message) => {
    const { bridge, say, heard, reports } = setUp();
    const result = bridge.call('getLoginInfo', {});
    say(message);
    say(message);
    expect(heard).toEqual([]);
    expect(reports).toHaveLength(1);
    jest.advanceTimersByTime(3_000);
    expect(await result).toEqual({ ok: false, reason: 'timeout' });
  });
});

describe('the entry', () => {
  it('is frozen, hidden, safe from assignment, one for each mount, and gone at the end', async () => {
    const { page, bridge, stop } = setUp();
    const entry = page['sportInfoEntry'];
    expect(Object.isFrozen(entry)).toBe(true);
    expect(Object.keys(page)).not.toContain('sportInfoEntry');
    expect(Reflect.set(page, 'sportInfoEntry', {})).toBe(false);
    const second = createNativeBridge({ port: findNativePort(page), page, key: 'two', report() {} });
    const stopSecond = second.start({} as Parameters<typeof second.start>[0]);
    expect(page['sportInfoEntry2']).toBeDefined();
    const open = bridge.call('back', {});
    stop();
    stopSecond();
    expect(await open).toEqual({ ok: false, reason: 'closed' });
    expect(await bridge.call('back', {})).toEqual({ ok: false, reason: 'closed' });
    expect([page['sportInfoEntry'], page['sportInfoEntry2']]).toEqual([undefined, undefined]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
