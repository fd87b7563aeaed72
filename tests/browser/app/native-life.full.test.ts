import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { type NativeOs, nativePage } from '../../support/browser/native-page';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const theme = (app: ReturnType<typeof nativePage>['app']) => app.getAttribute('data-theme');

describe.each<NativeOs>(['ios', 'android'])('in a native app on %s', (os) => {
  let native: ReturnType<typeof nativePage>;
  beforeEach(() => {
    native = nativePage(phone.page, os);
  });
  const button = (name: string | RegExp) => native.app.getByRole('button', { name }).first();

  it('a follow asks for the native log-in with its way back, and is done after it', async () => {
    await native.open({}, '/anchor?from=mail');
    await native.moment().waitFor();
    const label = await button(/^关注 /).getAttribute('aria-label');
    const name = label?.slice('关注 '.length) ?? '';
    await button(`关注 ${name}`).click();
    expect(await native.callsOf('jumpLogin')).toEqual([{ backPath: `${native.base}/anchor?from=mail` }]);
    // A second tap counts when the first has arrived.
    const followed = phone.page.waitForResponse((response) => response.url().endsWith('/subscribe'));
    await native.press('log in member');
    await followed;
    await button(`已关注：${name}`).click();
    await button(`关注 ${name}`).waitFor();
    await native.press('log out');
    await phone.page.waitForFunction(() => localStorage.getItem('token') === null);
    // The push begins anew with another user, also while it is only connecting.
    expect(phone.log.unexpected(/WebSocket is closed before/)).toEqual([]);
  });

  it('a session that ends is no toast but one question for the log-in (section 8) [8.3, end of a session.2]', async () => {
    const user = await native.user('kicked');
    await native.open({ code: 1, user });
    await native.moment().waitFor();
    await phone.page.waitForFunction(() => localStorage.getItem('token') === null);
    await phone.page.waitForTimeout(500);
    expect(await native.callsOf('jumpLogin')).toEqual([{ backPath: `${native.base}/anchor` }]);
    expect(await native.callsOf('toast')).toEqual([]);
  });

  it('a bar of another height, the network and the device’s Back come as messages', async () => {
    const { page } = phone;
    await native.open();
    await native.moment().waitFor();
    const top = () => native.app.evaluate((root) => root.style.getPropertyValue('--si-bar-top'));
    await native.choose('bar', '44');
    expect(await top()).toBe('44px');
    await native.press('tab news');
    await page.waitForURL(`**${native.base}/news`);
    await native.press('device back');
    await page.waitForURL(`**${native.base}/anchor`);
    await native.moment().waitFor();
    expect(await native.callsOf('back')).toEqual([]);
    await native.press('device back');
    await page.waitForFunction(() => window.nativeApp?.calls.some(({ name }) => name === 'back'));
    const read = page.waitForResponse((reply) => reply.url().includes('/anchor/list/v2'));
    await native.press('network gone');
    await native.press('network back');
    await read;
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('tabs, theme and a new log-in come as messages [2.30]', async () => {
    await native.open();
    await native.moment().waitFor();
    await native.press('tab news');
    await phone.page.waitForURL(`**${native.base}/news`);
    await native.press('tab anchor');
    await phone.page.waitForURL(`**${native.base}/anchor`);
    await native.choose('theme', 'dark');
    await native.app.and(phone.page.locator('[data-theme="dark"]')).waitFor();
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('spoofed messages change nothing and are told once [allowed hosts.3]', async () => {
    await native.open({}, '/', { token: 'x' });
    await native.moment().waitFor();
    const before = native.requests.length;
    await native.press('spoof');
    await native.press('spoof');
    await phone.page.waitForTimeout(500);
    expect(new URL(phone.page.url()).pathname).toBe(`${native.base}/anchor`);
    expect([await theme(native.app), await native.stored('token')]).toEqual(['normal', null]);
    const later = native.requests.slice(before).map((one) => one.headers()['token']);
    expect(later.filter(Boolean)).toEqual([]);
    const refused = (await native.reports()).filter(({ kind }) => kind === 'native-refused');
    expect(refused).toHaveLength(1);
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('customer service and back are the native app’s [2.47, 2.60]', async () => {
    await native.open({}, '/news/all-gods');
    await button('返回').click();
    await phone.page.waitForFunction(() => document.querySelector('[data-call="back"]') !== null);
    await native.press('tab anchor');
    await native.moment().waitFor();
    // The native app moves its views itself.
    expect(await phone.page.locator('[class*="si-slide-in"]').count()).toBe(0);
    await button(/^联系客服/).click();
    expect(await native.callsOf('openCustomerService')).toEqual([{ from: `${native.base}/anchor` }]);
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('unmounted, it leaves no global, and the native app speaks to nobody', async () => {
    await native.open();
    await native.moment().waitFor();
    const globals = () =>
      phone.page.evaluate(() => Object.getOwnPropertyNames(window).filter((one) => /^sportInfoE/.test(one)));
    expect(await globals()).toEqual(['sportInfoEntry']);
    expect(await phone.page.evaluate(() => Object.isFrozen(Reflect.get(window, 'sportInfoEntry')))).toBe(true);
    await native.unmount();
    expect(await globals()).toEqual([]);
    const asked = (await native.calls()).length;
    await native.press('tab news');
    await phone.page.waitForTimeout(300);
    expect((await native.calls()).length).toBe(asked);
    await native.press('mount again');
    await native.moment().waitFor();
    expect(phone.log.unexpected()).toEqual([]);
  });
});
