import { resolveOptions } from '../../../../src/app/mount/resolve-options';
import { type MountOptions, mountOptionSchemas } from '../../../../src/contract/shell/mount-options';

it('gives every option its default [3.40, 9.16]', () => {
  const { options, faults } = resolveOptions({});
  expect(faults).toEqual([]);
  expect(options).toMatchObject({
    basename: '/',
    history: 'browser',
    locale: 'zh-CN',
    theme: 'normal',
    flags: {},
    api: {
      origin: '',
      fallbackDomains: [],
      allowedHosts: [],
      pictureHosts: [],
      requestId: false,
      pid: '1',
      languageHeader: true,
      languages: [],
    },
    coinCode: 'CNY',
    isAutoPlay: false,
    oddsType: 1,
    hideHeader: false,
    topBarHeight: 0,
  });
  expect(options.session).toBeUndefined();
});

/** A wrong option is named, gets its default, and leaves the others alone. */
it.each<[string, unknown, string]>([
  ['contract', '1', 'contract'],
  ['contract', 1.4, 'contract'],
  ['basename', '//evil', 'basename'],
  ['basename', 'sport-info', 'basename'],
  ['bridge', { on: 1 }, 'bridge'],
  ['history', 'hash', 'history'],
  ['session', { token: 5 }, 'session.token'],
  ['locale', 'fr', 'locale'],
  ['theme', 'dark;', 'theme'],
  ['flags', { euro: 'yes' }, 'flags.euro'],
  ['api', { origin: 'javascript:alert(1)' }, 'api.origin'],
  ['api', { origin: 'https://qa:word@api.example' }, 'api.origin'],
  ['api', { pid: '1\n2' }, 'api.pid'],
  ['api', { pid: '一' }, 'api.pid'],
  ['api', { allowedHosts: ['*'] }, 'api.allowedHosts.0'],
  ['api', null, 'api'],
  ['coinCode', '', 'coinCode'],
  ['isAutoPlay', 'true', 'isAutoPlay'],
  ['oddsType', 3, 'oddsType'],
  ['reporter', 'log', 'reporter'],
  ['topBarHeight', Number.NaN, 'topBarHeight'],
  ['topBarHeight', -4, 'topBarHeight'],
  ['scrollContainer', 'body', 'scrollContainer'],
  ['onFatal', {}, 'onFatal'],
])('%s: %p [the edge.1]', (name, value, field) => {
  const { options, faults } = resolveOptions({ hideHeader: true, [name]: value } as MountOptions);
  expect(faults.map((fault) => fault.option)).toEqual([field]);
  expect(options[name as keyof typeof options]).toEqual(resolveOptions({}).options[name as keyof typeof options]);
  expect(options.hideHeader).toBe(true);
});

it.each(Object.keys(mountOptionSchemas))(
  '%s: nothing that it could be stops the app, and the field is named',
  (name) => {
    const { options, faults } = resolveOptions({ [name]: Symbol(name) } as unknown as MountOptions);
    expect(faults.map(({ option }) => option)).toEqual([name]);
    expect(options).toEqual(resolveOptions({}).options);
  },
);

it.each([['eyJsecret'], [{ token: 424_242 }], [{ token: 't', uid: ['eyJsecret'] }]])(
  'no fault quotes what was given: %j',
  (session) => {
    const { faults } = resolveOptions({ session } as unknown as MountOptions);
    expect(faults).toHaveLength(1);
    expect(JSON.stringify(faults)).not.toMatch(/secret|424242/);
  },
);
