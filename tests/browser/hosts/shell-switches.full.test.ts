import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { SOCKET_CUT_OFF } from '../../support/browser/page-log';
import { portal } from '../../support/browser/portal';

const browser = fileBrowser();
let phone: PhonePage;
let shell: ReturnType<typeof portal>;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  shell = portal(phone.page);
});
afterEach(async () => {
  await phone.close();
});

const moment = () => shell.app.getByRole('article').first();
const look = async () => [await shell.app.getAttribute('data-theme'), await shell.app.getAttribute('lang')];
const appears = (selector: string) => phone.page.locator(selector).waitFor();

describe.each(['component', 'mount'])('switches of the host, through %s', (entry) => {
  beforeEach(async () => {
    await shell.open();
    await shell.set(entry);
    await shell.openApp();
    await moment().waitFor();
  });

  it('theme and language change in the running app', async () => {
    await shell.app.evaluate((root) => root.setAttribute('data-mark', 'same'));
    expect(await look()).toEqual(['normal', 'zh-CN']);
    await shell.set('dark');
    await appears('.sport-info[data-theme="dark"]');
    await shell.set('en');
    await appears('.sport-info[lang="en"]');
    await shell.app.getByRole('link', { name: 'Anchors' }).waitFor();
    expect(await shell.app.getAttribute('data-mark')).toBe('same');
    await shell.set('normal');
    await shell.set('zh-CN');
    expect(await look()).toEqual(['normal', 'zh-CN']);
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('the euro flag exchanges a tab [2.37, flags.1]', async () => {
    await shell.app.getByRole('link', { name: '体育专题' }).waitFor();
    await shell.set('euro');
    await shell.app.getByRole('link', { name: '欧洲杯' }).waitFor();
    expect(await shell.app.getByRole('link', { name: '体育专题' }).count()).toBe(0);
  });

  it('unmounted it leaves nothing and asks nothing; mounted again it works', async () => {
    await shell.press('卸载');
    await phone.page.getByTestId('remote-unmounted').waitFor();
    expect(await shell.app.count()).toBe(0);
    const asked: string[] = [];
    phone.page.on('request', (request) => asked.push(request.url()));
    await phone.page.waitForTimeout(2_000);
    expect(asked).toEqual([]);
    await phone.page.getByRole('button', { name: '重新挂载' }).first().click();
    await moment().waitFor();
    expect(phone.log.unexpected()).toEqual([]);
  });
});

it('?theme=dark and ?lang=en are honoured, handed on and kept, whoever navigates', async () => {
  const { page } = phone;
  const isKept = () => page.waitForFunction(() => window.location.search === '?theme=dark&lang=en');
  await shell.open('/?theme=dark&lang=en');
  await page.getByRole('heading', { name: 'Straight to a page' }).waitFor();
  await shell.openApp();
  await moment().waitFor();
  expect(await look()).toEqual(['dark', 'en']);
  await isKept();
  await shell.app.getByRole('link', { name: 'Tips' }).click();
  await page.waitForURL('**/sport-info/news?*');
  await isKept();
  await page.goBack();
  await page.waitForURL('**/sport-info/anchor?*');
  await page.getByRole('link', { name: 'Plaza' }).click();
  await page.getByTestId('portal-home').waitFor();
  await isKept();
  await page.reload();
  await page.getByRole('heading', { name: 'Straight to a page' }).waitFor();
  // The reload cuts a socket that is still on its way.
  expect(phone.log.unexpected(SOCKET_CUT_OFF)).toEqual([]);
});
