import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { type NativeOs, nativePage } from '../../support/browser/native-page';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const STALE = { token: 'stale-token', uid: '99', id: '99' };

describe.each<[NativeOs, string]>([
  ['ios', '3'],
  ['android', '2'],
])('in a native app on %s [1.16]', (os, code) => {
  it('asks before the first call, and every call says where it comes from (section 6) [6.6, 7.4]', async () => {
    const native = nativePage(phone.page, os);
    await native.open({ theme: 'dark', bar: 44, version: '4.3.1', language: 'zh-HK' }, '/', STALE);
    await native.moment().waitFor();
    expect(
      (await native.calls())
        .slice(0, 4)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['getLoginInfo', 'getNativeInfo', 'getTheme', 'getTopBarHeight']);
    expect(native.requests.length).toBeGreaterThan(3);
    for (const request of native.requests.filter(
      (one) => one.method() !== 'OPTIONS' && one.resourceType() !== 'image',
    )) {
      expect(request.headers()).toMatchObject({
        'device-id': 'native-device-1',
        'app-type': '1',
        'os-type': code,
        'device-type': code,
        version: '4.3.1',
        language: 'zh-HK',
      });
      expect(request.headers()['token']).toBeUndefined();
    }
    expect(await native.app.getAttribute('data-theme')).toBe('dark');
    expect(await native.app.evaluate((root) => (root as HTMLElement).style.getPropertyValue('--si-bar-top'))).toBe(
      '44px',
    );
    const banners = native.requests.find((one) => one.url().includes('/images/query'));
    expect(banners?.postData()).toContain('categoryId=30304');
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('is logged in by code 1, before what storage says [7.3, storage.3]', async () => {
    const native = nativePage(phone.page, os);
    const user = await native.user('member');
    await native.open({ code: 1, user }, '/', STALE);
    await native.moment().waitFor();
    const tokens = native.requests.filter((one) => one.resourceType() !== 'image').map((one) => one.headers()['token']);
    expect(new Set(tokens)).toEqual(new Set([user.token]));
    expect([await native.stored('token'), await native.stored('uid')]).toEqual([user.token, user.uid]);
    expect(phone.log.unexpected()).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['code 0', { code: 0 }, []],
    ['code 405', { code: 405 }, []],
    ['no answer in 3 s', { code: 1, login: 'silent' }, ['native-timeout']],
    ['a malformed answer', { code: 1, login: 'malformed' }, ['native-malformed']],
    ['a refusal', { code: 1, login: 'refuses' }, ['native-refused']],
  ])('%s removes token and uid, and is reported [8.16]', async (_clause, state, kinds) => {
    const native = nativePage(phone.page, os);
    await native.open(state, '/', STALE);
    await native.moment().waitFor();
    expect([await native.stored('token'), await native.stored('uid')]).toEqual([null, null]);
    expect(native.requests.map((one) => one.headers()['token']).filter(Boolean)).toEqual([]);
    const reported = async () =>
      (await native.reports()).map(({ kind }) => kind).filter((kind) => kind.startsWith('native-'));
    // The page does not wait for what is not answered: that is reported when it is given up.
    if ((await reported()).length < kinds.length) await phone.page.waitForTimeout(3_000);
    expect(await reported()).toEqual(kinds);
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('opens at its base where it was left (stored path), elsewhere where it is told [stored path.1]', async () => {
    const native = nativePage(phone.page, os);
    await native.open({}, '/news');
    await phone.page.getByRole('heading', { name: '爆料' }).first().waitFor();
    await native.open();
    await phone.page.waitForURL(`**${native.base}/news`);
    await native.open({}, '/?from=push');
    await phone.page.waitForURL(`**${native.base}/anchor?from=push`);
  });
});
